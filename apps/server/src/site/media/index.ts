/** Pictures that operators and members bring: checked, drawn anew, kept by their hash. */
export { storeImage } from './store-image.ts';
export { isLogo, storeLogo } from './store-logo.ts';
export { readPicture } from './read-picture.ts';
export { arePicturesKnown, readPictures } from './images.ts';
export { lockMedia as lockImages, addUses as attachImages } from './store.ts';
export { removeUnusedPictures } from './remove-unused.ts';
export { encodePhotograph } from './encode-image.ts';
export { readPhotograph, receivePhotograph } from './receive-photograph.ts';
export { readUploadToken, signUploadToken } from './upload-token.ts';
