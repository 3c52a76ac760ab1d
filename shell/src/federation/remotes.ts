import { type Candidate, select, share } from '@tessera/remote/release';
import { deviceId } from '../environment';
import { currentRelease } from '../start/release';

/** One remote at the version that this device got. */
export type ChosenRemote = Candidate;

let chosen: readonly ChosenRemote[] | undefined;
let preferred: Readonly<Record<string, string>> = {};

/** Every remote of the release, each at the one version that the rollout gives this device; fixed while the page lives. */
export function chosenRemotes(): readonly ChosenRemote[] {
  chosen ??= choose();
  return chosen;
}

/**
 * Chooses anew, with these versions of these remotes where the release lists them, whatever their share; gives those.
 * Only good before anything has been loaded.
 */
export function preferVersions(versions: Readonly<Record<string, string>>): readonly ChosenRemote[] {
  preferred = versions;
  chosen = choose();
  return chosen.filter(({ name, version }) => versions[name] === version);
}

function choose(): readonly ChosenRemote[] {
  const { merchant, remotes, salt } = currentRelease();
  return Object.entries(remotes).flatMap(([name, { candidates }]) => {
    const candidate =
      candidates.find(({ version }) => version === preferred[name]) ??
      select(candidates, share(merchant.code, name, deviceId(), salt));
    return candidate ? [candidate] : [];
  });
}
