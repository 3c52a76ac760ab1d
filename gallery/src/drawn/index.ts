export { applyLook } from './look';
export { States } from './states';
export { wordsOf } from './words';
