export { between, oneOf, type Random, randomFrom } from './seeded-random';
export { GatewayError, badRequest, notSignedIn, undecipherable } from './errors';
export { say, type TextKey } from './translate';
export { cents, decimal } from './units';
export { Once, Latest } from './collections';
export { html, document, Html, topBar } from './page';
export { seal, open, onceOnly } from './signed-token';
export { backUrlOn, webUrl } from './http-url';

