import type { BuildFacts } from '../plugins/describe-build';

/**
 * What stays true of a development build while a page is open: the hashes of the files that keep their content. Hot
 * updates replace all others, so the page must neither check them nor fetch them ahead.
 */
export const lastingFacts = ({ integrity }: BuildFacts, lasting: readonly string[]): BuildFacts => ({
  integrity: Object.fromEntries(Object.entries(integrity).filter(([file]) => lasting.includes(file))),
  chunks: {},
  catalogs: {},
});
