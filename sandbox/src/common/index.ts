export { consume, expiringCache, RingBuffer } from './collections';
export { dailySources } from './daily-sources';
export { decryptDes, encryptDes } from './des';
export {
  badRequest,
  decryptionFailed,
  describeIssues,
  GatewayError,
  NoSuchCall,
  notSignedIn,
  refusal,
} from './errors';
export { httpUrl, parseHttpUrl } from './http-url';
export { escapeHtml, Html, html, renderPage, topBar } from './page';
export { between, oneOf, type Random, randomFrom } from './seeded-random';
export { signToken, singleUseVerifier, verifyToken } from './signed-token';
export { languageFromTag, type TextKey, translate } from './translate';
export { DAY, fromCents, HOUR, MINUTE, toCents } from './units';
