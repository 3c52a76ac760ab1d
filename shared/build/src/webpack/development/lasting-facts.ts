import type { BuildFacts } from '../plugins/describe-build';

/**
 * The facts of a development build that stay valid while a page is open: hashes of files that never change. Hot
 * updates replace all others, so the page must neither check them nor fetch them ahead.
 */
export const lastingFacts = ({ integrity }: BuildFacts, lasting: readonly string[]): BuildFacts => ({
  integrity: Object.fromEntries(Object.entries(integrity).filter(([file]) => lasting.includes(file))),
  assets: {},
  chunks: {},
  catalogs: {},
});
