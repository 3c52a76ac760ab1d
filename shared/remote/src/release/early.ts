/** The part of the release code that the inline script uses: no schemas, because each of its bytes is in the HTML. */
export { matchScore, type OwnedPage, ownPath, pageAt } from './match-path';
export type { Candidate, ReleaseFile } from './release-file';
export { chooseRemotes } from './select';
