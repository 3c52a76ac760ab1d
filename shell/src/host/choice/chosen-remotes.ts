import { type Candidate, select, share } from '@tessera/remote/release';
import { deviceId } from '../../platform/environment';
import { currentRelease } from '../../platform/release';

/** One remote at the version that this device got. */
export type ChosenRemote = Candidate;

let chosen: readonly ChosenRemote[] | undefined;

/** Every remote of the release, each at the one version that the rollout gives this device; fixed while the page lives. */
export function chosenRemotes(): readonly ChosenRemote[] {
  chosen ??= choose();
  return chosen;
}

/**
 * Puts others in the places of the remotes of the same names, for testers and developers; one of a new name comes
 * last. Only good before anything has been loaded.
 */
export function replaceChosen(others: readonly ChosenRemote[]): void {
  const byName = [...chosenRemotes(), ...others].map((remote) => [remote.name, remote] as const);
  chosen = [...new Map(byName).values()];
}

function choose(): readonly ChosenRemote[] {
  const { merchant, remotes, salt } = currentRelease();
  return Object.entries(remotes).flatMap(
    ([name, { candidates }]) => select(candidates, share(merchant.code, name, deviceId(), salt)) ?? [],
  );
}
