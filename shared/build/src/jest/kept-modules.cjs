// Libraries without state of a page: `jest.resetModules()` begins a new page, and loading these again for each page takes
// more time than the tests.
const kept = new Map();
for (const file of globalThis.keptModules) {
  jest.doMock(file, () => {
    if (!kept.has(file)) kept.set(file, jest.requireActual(file));
    return kept.get(file);
  });
}
