import { setTimeout as sleep } from 'node:timers/promises';
import { describedMerchant } from '../../merchants';
import { ReleaseError } from '../../release-error';
import { type Assembled, latestRelease, makeRelease, writeRelease } from '../../releases';
import type { Store } from '../../store';
import { draftOf, type PlanDraft } from './plan-draft';

/** Computes the new plan from the current one. Pure, because it runs again after a concurrent release. */
export type Change = (current: PlanDraft) => PlanDraft;

const TRIES = 30;
/** In ms, multiplied by the attempt. The random part separates concurrent operators. */
const PAUSE = 20;

const isConflict = (error: unknown) => error instanceof ReleaseError && error.code === 'release-conflict';

async function tryChange(store: Store, code: string, change: Change, dry: boolean): Promise<Assembled> {
  const latest = await latestRelease(store, code);
  // Reads the description after the history, so that a release never contains an older one than the release before.
  const { shell, ...plan } = change(draftOf(await describedMerchant(store, code), latest));
  if (shell === undefined) {
    throw new ReleaseError(
      'no-release',
      `${code} has no release yet. Roll out a shell with its remotes first: release roll-out shell@<version> <remote>@<version> --merchant ${code}.`,
    );
  }
  const release = await makeRelease(store, { ...plan, shell }, latest);
  return writeRelease(store, release, latest, { dry });
}

/**
 * Applies a change to a merchant's release. After a concurrent release it applies the change again on top of the new
 * one, so that no change is lost.
 * @param options.dry write nothing
 * @throws ReleaseError the same as `assemble` and the change, and `unknown-merchant` or `no-release`
 */
export async function changeRelease(
  store: Store,
  code: string,
  change: Change,
  { dry = false }: { readonly dry?: boolean } = {},
): Promise<Assembled> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryChange(store, code, change, dry);
    } catch (error) {
      if (!isConflict(error) || attempt === TRIES) throw error;
      await sleep(Math.random() * PAUSE * attempt);
    }
  }
}
