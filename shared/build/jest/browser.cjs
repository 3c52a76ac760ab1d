// Every browser has these, jsdom does not; the router, the request client and the report of a remote's load use them.
const { TextDecoder, TextEncoder } = require('node:util');
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
if (globalThis.performance) globalThis.performance.mark ??= () => undefined;
