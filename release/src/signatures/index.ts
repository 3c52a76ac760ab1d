export { checkListed, hashOf, LIST, readList, writeList } from './file-list';
export { publicKey, signingKey } from './keys';
export { addSignature, isSignature } from './signature';
export { signedStore } from './signed-store';
