import type { Candidate } from '@tessera/remote/early';
import { areaOf } from '../../platform/storage';

/** One entry for each failed load in a row. */
export const FAILURES = 'tessera:remote-failures';
/** So often a version may fail in a row before this browser leaves it alone. */
const LIMIT = 3;

export type Version = Pick<Candidate, 'name' | 'version'>;

/** How a failure of a version is written down: a new release gives every version a new chance. */
export const failureOf = (release: number, { name, version }: Version): string =>
  `${release} ${name}@${version}`;

/**
 * Whether a version has failed so often in a row here that its last good one comes first, until the release changes.
 * Nothing is parsed, because the inline script asks too.
 */
export const isDemoted = (release: number, remote: Version): boolean =>
  (areaOf('local').getItem(FAILURES) ?? '').split(`"${failureOf(release, remote)}"`).length > LIMIT;
