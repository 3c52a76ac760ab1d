/** The part of the release code that the inline script uses: no schemas, because every byte of it stands in the HTML. */
export { owner } from './match-path';
export type { Candidate, ReleaseFile } from './release-file';
export { select, share } from './select';
