import { keys } from '@tessera/contract';
import { currentRelease } from '../../platform/release';
import { storedValue } from '../../platform/storage';
import { failureOf, isOverride, type Version } from '../choice';

const failures = storedValue(keys.remoteFailures);
const good = storedValue(keys.goodVersions);

const here = (remote: Version): string => failureOf(currentRelease().number, remote);

/**
 * Counts a failed load of a version, or a crash as it began. Without a network no version is to blame, and what a
 * developer works on gets a new chance each time.
 */
export function countFailure(remote: Version): void {
  if (!navigator.onLine || isOverride(remote.version)) return;
  const ofThisRelease = (failures.get() ?? []).filter((one) => one.startsWith(`${currentRelease().number} `));
  failures.set([...ofThisRelease, here(remote)]);
}

/** Notes that a version works here: its failures are forgotten, and it is what this browser falls back on. */
export function proveGood(remote: Version): void {
  const others = (failures.get() ?? []).filter((one) => one !== here(remote));
  if (others.length > 0) failures.set(others);
  else failures.remove();
  good.set({ ...good.get(), [remote.name]: remote.version });
}

/** The version of a remote that worked here last. */
export const provenVersion = (remote: string): string | undefined => good.get()?.[remote];
