import { type Candidate, select, share } from '@tessera/remote/release';
import { deviceId } from '../environment';
import { currentRelease } from '../start/release';

/** One remote at the version that this device got. */
export type ChosenRemote = Candidate;

let chosen: readonly ChosenRemote[] | undefined;

/** Every remote of the release, each at the one version that the rollout gives this device; fixed while the page lives. */
export function chosenRemotes(): readonly ChosenRemote[] {
  chosen ??= choose();
  return chosen;
}

function choose(): readonly ChosenRemote[] {
  const { merchant, remotes, salt } = currentRelease();
  return Object.entries(remotes).flatMap(([name, { candidates }]) => {
    const candidate = select(candidates, share(merchant.code, name, deviceId(), salt));
    return candidate ? [candidate] : [];
  });
}
