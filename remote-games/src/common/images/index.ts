export { Picture } from './picture';
export { menuPicture, vendorCard, vendorIcon } from './picture-folders';
export { useImage } from './use-image';
