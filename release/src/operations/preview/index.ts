export { makeKeyFile, readKeyFile } from './preview-keys';
export { previewLink } from './preview-link';
