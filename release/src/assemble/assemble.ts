import { randomUUID } from 'node:crypto';
import { type Candidate, type ReleaseFile, releaseMerchant } from '@tessera/remote/release';
import * as v from 'valibot';
import { type Merchant, parseMerchant } from '../merchant/merchant';
import { remoteBase, type Store, shellBase } from '../store/store';
import { checkCandidates } from './check-candidates';
import { claim, latestRelease, pointAtLatest, sameContent } from './history';
import { parseRelease } from './parse-release';
import { publishedRemote, publishedShell } from './published';

/** A version of a remote, and its share of the members in proportion to the other versions' weights. */
export interface Share {
  readonly version: string;
  readonly weight: number;
}

export interface Plan {
  readonly merchant: Merchant;
  /** Version of the shell. */
  readonly shell: string;
  /** What each remote's members get, by the remote's name. */
  readonly remotes: Readonly<Record<string, readonly Share[]>>;
  /** Whether a developer may point a remote at a local server; no by default. */
  readonly overrides?: boolean;
  /** `off` takes the service worker away from every member who has one. */
  readonly serviceWorker?: 'off';
}

/** The release that stands after assembling; `changed` is false when it stood already. */
export interface Assembled {
  readonly release: ReleaseFile;
  readonly changed: boolean;
}

const candidatesOf = (store: Store, name: string, shares: readonly Share[]): Promise<Candidate[]> =>
  Promise.all(
    shares.map(async ({ version, weight }) => ({
      ...(await publishedRemote(store, name, version)),
      base: remoteBase(name, version),
      weight,
    })),
  );

/**
 * Makes a merchant's release of published builds, and points the merchant's pages at it. The number is one above the
 * last; a release with the same content as the last gets no new one. Members keep their side of a roll-out over
 * releases, because the salt stays.
 *
 * Throws ReleaseError: `merchant-invalid`, `unknown-version`, `shell-range`, `path-conflict`, `no-weight`,
 * `release-invalid`, `release-conflict`.
 */
export async function assemble(store: Store, plan: Plan): Promise<Assembled> {
  const merchant = parseMerchant(plan.merchant);
  const shell = await publishedShell(store, plan.shell);
  const remotes = await Promise.all(
    Object.entries(plan.remotes)
      .sort()
      .map(
        async ([name, shares]) => [name, { candidates: await candidatesOf(store, name, shares) }] as const,
      ),
  );
  checkCandidates(
    plan.shell,
    remotes.flatMap(([, { candidates }]) => candidates),
  );

  const last = await latestRelease(store, merchant.code);
  const release = parseRelease({
    schema: 1,
    number: (last?.number ?? 0) + 1,
    merchant: v.parse(releaseMerchant, merchant),
    salt: last?.salt ?? randomUUID().slice(0, 8),
    shell: { ...shell, base: shellBase(plan.shell) },
    remotes: Object.fromEntries(remotes),
    overrides: plan.overrides ?? false,
    serviceWorker: plan.serviceWorker,
  });
  const bytes = Buffer.from(JSON.stringify(release));
  const changed = !last || !sameContent(last.bytes, bytes);
  if (changed) await claim(store, release, bytes);
  await pointAtLatest(store, merchant.code);
  return { release: changed ? release : { ...release, number: last.number }, changed };
}
