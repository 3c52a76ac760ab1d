import { keys } from '@tessera/contract';
import { currentRelease } from '../../platform/release';
import { storedValue } from '../../platform/storage';
import { failureOf, isOverride, isRecent, type Version } from '../choice';
import type { RemoteFaultCode } from '../faults';

const failures = storedValue(keys.remoteFailures);
const good = storedValue(keys.goodVersions);

const inThisRelease = (remote: Version): string => failureOf(currentRelease().number, remote);

/** The failures whose cause is the version. Code that did not come, or came late, says something about the network. */
const counted: readonly RemoteFaultCode[] = ['crash', 'shape', 'integrity'];

/**
 * Counts a failure of a version. One without a network is not counted, because its cause is not the version; nor is one
 * of an override, because a developer changes its code.
 */
export function countFailure(remote: Version, code: RemoteFaultCode): void {
  if (!counted.includes(code) || !navigator.onLine || isOverride(remote.version)) return;
  const ofThisRelease = (failures.get() ?? []).filter(
    (one) => one.startsWith(`${currentRelease().number} `) && isRecent(one),
  );
  failures.set([...ofThisRelease, inThisRelease(remote) + Date.now()]);
}

/** Records that a version works on this device: its failures are removed, and it becomes the last good version. */
export function proveGood(remote: Version): void {
  const others = (failures.get() ?? []).filter((one) => !one.startsWith(inThisRelease(remote)));
  if (others.length > 0) failures.set(others);
  else failures.remove();
  good.set({ ...good.get(), [remote.name]: remote.version });
}

/** The version of a remote that worked last on this device. */
export const provenVersion = (remote: string): string | undefined => good.get()?.[remote];
