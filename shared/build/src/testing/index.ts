/** Property-based tests of what parses data from outside. For tests only. */

export { asJson, hostileJson, hostileText, mixedText } from './hostile';
export { like } from './like-schema';
export { fc, property } from './property';
