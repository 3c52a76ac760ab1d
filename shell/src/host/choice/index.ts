import { type Candidate, chooseRemotes } from '@tessera/remote/release';
import { deviceId } from '../../platform/environment';
import { currentRelease } from '../../platform/release';

export {
  failureOf,
  isDemoted,
  isOverridden,
  isOverride,
  isRecent,
  overrideVersion,
  type Version,
} from './version-marks';

/** One remote at the version that this device got. */
export type ChosenRemote = Candidate;

let chosen: readonly ChosenRemote[] | undefined;

/** Every remote of the release, each at the version that the rollout gives this device. Fixed while the page lives. */
export function chosenRemotes(): readonly ChosenRemote[] {
  chosen ??= chooseRemotes(currentRelease(), deviceId());
  return chosen;
}

/**
 * Replaces chosen remotes by others of the same names, for testers and developers; a remote with a new name is added at
 * the end. Call it before any remote is loaded.
 */
export function replaceChosen(others: readonly ChosenRemote[]): void {
  const byName = [...chosenRemotes(), ...others].map((remote) => [remote.name, remote] as const);
  chosen = [...new Map(byName).values()];
}
