/** Each class of a CSS module is its own name, so that a test can find it. */
module.exports = new Proxy(
  { __esModule: true },
  {
    get: (_module, key) =>
      key === '__esModule'
        ? true
        : key === 'default'
          ? new Proxy({}, { get: (_, name) => String(name) })
          : String(key),
  },
);
