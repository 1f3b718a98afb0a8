/** Pictures that operators and members bring: checked, drawn anew, kept by their hash. */
export { storeImage } from './store-image.ts';
export { arePicturesKnown, picturesOf } from './pictures.ts';
export { lockMedia as holdPictures, addUses as keepPicturesFor } from './media-store.ts';
export { removeUnusedPictures } from './remove-unused.ts';
