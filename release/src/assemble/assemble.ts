import { randomUUID } from 'node:crypto';
import type { PreviewKey } from '@tessera/remote/preview';
import { type Candidate, type ReleaseFile, releaseMerchant } from '@tessera/remote/release';
import * as v from 'valibot';
import { integrityOf } from '../build/verify';
import { type Merchant, parseMerchant } from '../merchant/merchant';
import { remoteBase, type Store, shellBase } from '../store/store';
import { checkCandidates } from './check-candidates';
import { checkContract } from './check-contract';
import { claim, latestRelease, type Past, pointAtLatest, sameContent } from './history';
import { parseRelease } from './parse-release';
import { publishedRemote, publishedShell, remoteDescription } from './published';

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
  /** The version that each piece had before its stable one, for a roll-back; `shell` is the shell's. */
  readonly previous?: Readonly<Record<string, string>> | undefined;
  /** Whose signature makes a preview link good. */
  readonly previewKey?: PreviewKey | undefined;
  /** Whether a developer may point a remote at a local server; no by default. */
  readonly overrides?: boolean | undefined;
  /** `off` takes the service worker away from every member who has one. */
  readonly serviceWorker?: 'off' | undefined;
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

async function previousOf(store: Store, name: string, version: string | undefined) {
  if (version === undefined) return undefined;
  return { version, description: integrityOf(await remoteDescription(store, name, version)) };
}

/**
 * Makes the release of a plan, one number above the last, without writing it.
 * Throws ReleaseError as `assemble` does.
 */
export async function makeRelease(store: Store, plan: Plan, last: Past | undefined): Promise<ReleaseFile> {
  const merchant = parseMerchant(plan.merchant);
  const { face, provides, ...shell } = await publishedShell(store, plan.shell);
  const named = Object.entries(plan.remotes).sort();
  const remotes = await Promise.all(
    named.map(async ([name, shares]) => {
      const candidates = await candidatesOf(store, name, shares);
      return [name, { candidates, previous: await previousOf(store, name, plan.previous?.[name]) }] as const;
    }),
  );
  const candidates = remotes.flatMap(([, remote]) => remote.candidates);
  checkCandidates(plan.shell, candidates);
  checkContract({ version: plan.shell, face, provides }, candidates);
  return parseRelease({
    schema: 1,
    number: (last?.number ?? 0) + 1,
    merchant: v.parse(releaseMerchant, merchant),
    salt: last?.salt ?? randomUUID().slice(0, 8),
    shell: { ...shell, base: shellBase(plan.shell), previous: plan.previous?.shell },
    remotes: Object.fromEntries(remotes),
    overrides: plan.overrides ?? false,
    previewKey: plan.previewKey,
    serviceWorker: plan.serviceWorker,
  });
}

/**
 * Writes a release that was made after the given last one, unless it says the same.
 * `dry` writes nothing. Throws ReleaseError `release-conflict` when somebody else released meanwhile.
 */
export async function writeRelease(
  store: Store,
  release: ReleaseFile,
  last: Past | undefined,
  { dry = false }: { readonly dry?: boolean } = {},
): Promise<Assembled> {
  const bytes = Buffer.from(JSON.stringify(release));
  const changed = !last || !sameContent(last.bytes, bytes);
  if (changed && !dry) await claim(store, release, bytes);
  if (!dry) await pointAtLatest(store, release.merchant.code);
  return { release: changed ? release : { ...release, number: last.number }, changed };
}

/**
 * Makes a merchant's release of published builds, and points the merchant's pages at it. The number is one above the
 * last; a release with the same content as the last gets no new one. Members keep their side of a roll-out over
 * releases, because the salt stays.
 *
 * Throws ReleaseError: `merchant-invalid`, `unknown-version`, `shell-range`, `shell-face`, `path-conflict`,
 * `no-weight`, `release-invalid`, `release-conflict`.
 */
export async function assemble(store: Store, plan: Plan): Promise<Assembled> {
  const last = await latestRelease(store, parseMerchant(plan.merchant).code);
  return writeRelease(store, await makeRelease(store, plan, last), last);
}
