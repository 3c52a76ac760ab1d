import { keys } from '@tessera/contract';
import type { Candidate } from '@tessera/remote/early';
import { storedValue } from '../../platform/storage';

const failures = storedValue(keys.remoteFailures);
/** So often a version may fail in a row before this browser leaves it alone. */
const LIMIT = 3;

export type Version = Pick<Candidate, 'name' | 'version'>;

/** How a failure of a version is written down: a new release gives every version a new chance. */
export const failureOf = (release: number, { name, version }: Version): string =>
  `${release} ${name}@${version}`;

/**
 * Whether a version has failed so often in a row here that its last good one comes first, until the release changes.
 */
export const isDemoted = (release: number, remote: Version): boolean =>
  (failures.get() ?? []).filter((one) => one === failureOf(release, remote)).length >= LIMIT;
