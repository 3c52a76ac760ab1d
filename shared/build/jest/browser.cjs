// Every browser has these, jsdom does not; the router, the request client and the reports of how remotes do use them.
const { TextDecoder, TextEncoder } = require('node:util');
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
if (globalThis.performance) {
  globalThis.performance.mark ??= () => undefined;
  globalThis.performance.getEntriesByType ??= () => [];
  globalThis.performance.getEntriesByName ??= () => [];
}
globalThis.ResizeObserver ??= class {
  observe() {}
  disconnect() {}
};
globalThis.PerformanceObserver ??= class {
  observe() {}
  takeRecords = () => [];
};
