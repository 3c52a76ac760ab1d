import { ageOf, keys } from '@tessera/contract';
import type { Candidate } from '@tessera/remote/early';
import { isStored, storedValue } from '../../platform/storage';

const failures = storedValue(keys.remoteFailures);
/** A version that failed this many times in a row is demoted on this device. */
const LIMIT = 3;
/** In ms. An older failure does not count: what caused it may be gone, or mended under the same version. */
const LIFETIME = 86_400_000;

export type Version = Pick<Candidate, 'name' | 'version'>;

/**
 * The beginning of the stored entry for one failure of a version; its time in ms follows. It has the release's number, so
 * that a new release starts at zero.
 */
export const failureOf = (release: number, { name, version }: Version): string =>
  `${release} ${name}@${version} `;

/** Whether a stored failure still counts. */
export const isRecent = (failure: string): boolean => ageOf(Number(failure.split(' ')[2])) < LIFETIME;

/**
 * Whether a version is demoted: it failed so often in a row on this device that the last good version is tried first,
 * for a day or until the next release.
 */
export const isDemoted = (release: number, remote: Version): boolean =>
  (failures.get() ?? []).filter((one) => one.startsWith(failureOf(release, remote)) && isRecent(one))
    .length >= LIMIT;

/** The end of the version under which an override is reported. */
const OVERRIDE = '-override';

/**
 * Whether this browser stores an override of a remote. The early script does not read the value: it only learns that it
 * cannot know which version runs.
 */
export const isOverridden = (remote: string): boolean => isStored(keys.override, remote);

/** The version under which an override is reported, so that its loads do not count for the released version. */
export const overrideVersion = (version: string): string => version + OVERRIDE;

/** Whether a version is that of an override. */
export const isOverride = (version: string): boolean => version.endsWith(OVERRIDE);
