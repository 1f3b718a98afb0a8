/** Pictures that operators and members bring: checked, drawn anew, kept by their hash. */
export { storeImage } from './store-image.ts';
export { arePicturesKnown, readPictures } from './images.ts';
export { lockMedia as lockImages, addUses as attachImages } from './store.ts';
export { removeUnusedPictures } from './remove-unused.ts';
