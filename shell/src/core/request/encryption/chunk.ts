export { decryptDes } from './des';
export { isPublicKey, seal } from './seal';
