/** Refuses every dynamic import: a page renders without the code that it loads later. */
module.exports = (source) =>
  source.replace(/\bimport\((?:\s*\/\*.*?\*\/)?\s*/gs, "Promise.reject.bind(Promise, new Error('later'))(");
