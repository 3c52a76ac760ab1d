// jsdom lacks these browser APIs. The router, the request client, the load marks of remotes and pages use them.
const { TextDecoder, TextEncoder } = require('node:util');
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
if (globalThis.performance) {
  globalThis.performance.mark ??= () => undefined;
  globalThis.performance.getEntriesByType ??= () => [];
  globalThis.performance.getEntriesByName ??= () => [];
}
if (globalThis.Element) globalThis.Element.prototype.scrollIntoView ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  disconnect() {}
};
globalThis.PerformanceObserver ??= class {
  observe() {}
  takeRecords = () => [];
};
