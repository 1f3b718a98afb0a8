/** Pictures: our own painted ones by name, and those that operators bring. */
export { SmallImageField } from './small-image-field.tsx';
export { PictureField } from './picture-field.tsx';
export { getArt } from './chosen-picture.ts';
export { useUploadImage } from './use-images.ts';
