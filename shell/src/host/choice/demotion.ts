import { keys } from '@tessera/contract';
import type { Candidate } from '@tessera/remote/early';
import { storedValue } from '../../platform/storage';

const failures = storedValue(keys.remoteFailures);
/** A version that failed this many times in a row is demoted on this device. */
const LIMIT = 3;

export type Version = Pick<Candidate, 'name' | 'version'>;

/** The stored entry for one failure of a version. It has the release's number, so that a new release starts at zero. */
export const failureOf = (release: number, { name, version }: Version): string =>
  `${release} ${name}@${version}`;

/**
 * Whether a version is demoted: it failed so often in a row on this device that the last good version is tried first,
 * until the next release.
 */
export const isDemoted = (release: number, remote: Version): boolean =>
  (failures.get() ?? []).filter((one) => one === failureOf(release, remote)).length >= LIMIT;
