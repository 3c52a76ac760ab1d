// jsdom lacks these browser APIs. The router, the request client and the load marks of remotes use them.
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
