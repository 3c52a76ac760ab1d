import { keys } from '@tessera/contract';
import { currentRelease } from '../../platform/release';
import { storedValue } from '../../platform/storage';
import { failureOf, isOverride, type Version } from '../choice';

const failures = storedValue(keys.remoteFailures);
const good = storedValue(keys.goodVersions);

const inThisRelease = (remote: Version): string => failureOf(currentRelease().number, remote);

/**
 * Counts a failed load of a version, or a crash of its code. A failure without a network is not counted, because its
 * cause is not the version; nor is one of an override, because a developer changes its code.
 */
export function countFailure(remote: Version): void {
  if (!navigator.onLine || isOverride(remote.version)) return;
  const ofThisRelease = (failures.get() ?? []).filter((one) => one.startsWith(`${currentRelease().number} `));
  failures.set([...ofThisRelease, inThisRelease(remote)]);
}

/** Records that a version works on this device: its failures are removed, and it becomes the last good version. */
export function proveGood(remote: Version): void {
  const others = (failures.get() ?? []).filter((one) => one !== inThisRelease(remote));
  if (others.length > 0) failures.set(others);
  else failures.remove();
  good.set({ ...good.get(), [remote.name]: remote.version });
}

/** The version of a remote that worked last on this device. */
export const provenVersion = (remote: string): string | undefined => good.get()?.[remote];
