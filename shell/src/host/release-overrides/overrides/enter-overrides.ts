import { currentRelease } from '../../../platform/release';
import { type ChosenRemote, isOverride, replaceChosen } from '../../choice';
import { trust } from '../../integrity';
import { onRemoteLoad } from '../../load-marks';
import { showBadge } from '../badges';
import { describeOverride } from './describe-override';
import { OverrideBadge } from './override-badge';
import { OverrideError } from './override-error';
import { markReplaced, type OverrideState, overrideStore } from './override-state';
import { type StoredOverride, storedOverrides } from './stored-overrides';

interface Attempt {
  readonly state: OverrideState;
  readonly found?: ChosenRemote;
}

async function attempt(override: StoredOverride): Promise<Attempt> {
  const { remote, address } = override;
  const { host } = address;
  try {
    const { found, version } = await describeOverride(override);
    const addition = remote in currentRelease().remotes ? '' : ', which the release does not have,';
    console.info(`[tessera] remote "${remote}"${addition} comes from ${address}`);
    return { found, state: { remote, host, version, outcome: 'runs' } };
  } catch (error) {
    console.warn(`[tessera] the override of remote "${remote}" is refused`, error);
    const outcome = error instanceof OverrideError ? error.code : 'description';
    return { state: { remote, host, outcome } };
  }
}

/**
 * Replaces remotes by those of the developer's servers, on every page of this browser until a reset. The badge names
 * them. If an override cannot be loaded, the released version runs, and badge and console say why. Never rejects.
 */
export async function enterOverrides(): Promise<void> {
  const stored = storedOverrides();
  if (stored.length === 0) return;
  const attempts = await Promise.all(stored.map(attempt));
  const found = attempts.flatMap((one) => one.found ?? []);
  replaceChosen(found);
  for (const remote of found) trust(remote);
  overrideStore.setState({ overrides: attempts.map(({ state }) => state) });
  onRemoteLoad(({ remote, version, outcome }) => {
    if (outcome === 'fallback' && isOverride(version)) markReplaced(remote);
  });
  showBadge('overrides', OverrideBadge);
}
