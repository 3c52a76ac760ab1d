import { setTimeout as sleep } from 'node:timers/promises';
import { type Assembled, makeRelease, writeRelease } from '../assemble/assemble';
import { latestRelease } from '../assemble/history';
import { describedMerchant } from '../merchant/descriptions';
import { ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { type Standing, standingOf } from './standing';

/** What shall stand instead of what stands. It may be asked again, so it depends on nothing else. */
export type Change = (standing: Standing) => Standing;

/** More than operators ever meet at one merchant. */
const TRIES = 30;
/** In ms, times the attempt: operators that met do not meet again. */
const PAUSE = 20;

const isConflict = (error: unknown) => error instanceof ReleaseError && error.code === 'release-conflict';

async function tryChange(store: Store, code: string, change: Change, dry: boolean): Promise<Assembled> {
  const last = await latestRelease(store, code);
  // After the history, so that a newer description is never followed by a release of an older one.
  const { shell, ...plan } = change(standingOf(await describedMerchant(store, code), last));
  if (shell === undefined) {
    throw new ReleaseError(
      'no-release',
      `${code} has no release yet. Roll out a shell with its remotes first: release roll-out shell@<version> <remote>@<version> --merchant ${code}.`,
    );
  }
  const release = await makeRelease(store, { ...plan, shell }, last);
  return writeRelease(store, release, last, { dry });
}

/**
 * Changes what a merchant's members get. When somebody else releases at the same moment, the change is made again on
 * top of theirs, so that neither is lost. `dry` writes nothing.
 * Throws ReleaseError: what `assemble` and the change throw, `unknown-merchant`, `no-release`.
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
