import { randomUUID } from 'node:crypto';
import type { PreviewKey } from '@tessera/remote/preview';
import { type Candidate, type DescribedRemote, releaseMerchant } from '@tessera/remote/release';
import * as v from 'valibot';
import { integrityOf, publishedRemote, publishedShell, readDescription } from '../builds';
import { type Merchant, parseMerchant, sourcesWith, withFeatures } from '../merchants';
import { type Store, versionFolder } from '../store';
import { checkCandidates } from './check-candidates';
import { checkShellApi } from './check-shell-api';
import { claimRelease, latestRelease, pointAtLatest, type ReleaseRecord, sameContent } from './history';
import { parseRelease, type StoredRelease } from './release-file';
import type { Share } from './shares';
import { requiresTrustedTypes, worksWithTrustedTypes } from './trusted-types';

/** The content of a release: a merchant and versions of published builds. */
export interface Plan {
  readonly merchant: Merchant;
  /** Version of the shell. */
  readonly shell: string;
  /** Versions of each remote, by the name of the remote. The first is the stable version. */
  readonly remotes: Readonly<Record<string, readonly Share[]>>;
  /** Version before the stable one, by piece (`shell`, or the name of a remote). A roll-back goes to it. */
  readonly previous?: Readonly<Record<string, string>> | undefined;
  /** Public key that verifies preview links. */
  readonly previewKey?: PreviewKey | undefined;
  /** Whether developers may load a remote from a local server. Default: false. */
  readonly overrides?: boolean | undefined;
  /** `off` removes the service worker from every browser that has it. */
  readonly serviceWorker?: 'off' | undefined;
}

/** The current release after assembling. `changed` is false if the same release existed before. */
export interface Assembled {
  readonly release: StoredRelease;
  readonly changed: boolean;
}

/** A candidate as its build describes it: with what no page needs to know. */
type DescribedCandidate = Candidate & DescribedRemote;

const candidatesOf = (store: Store, name: string, shares: readonly Share[]): Promise<DescribedCandidate[]> =>
  Promise.all(
    shares.map(async ({ version, weight }) => ({
      ...(await publishedRemote(store, name, version)),
      base: versionFolder(name, version),
      weight,
    })),
  );

async function previousOf(store: Store, name: string, version: string | undefined) {
  if (version === undefined) return undefined;
  const bytes = await readDescription(store, name, version);
  return { version, description: integrityOf(bytes), trustedTypes: worksWithTrustedTypes(bytes) };
}

/**
 * Makes the release of a plan with the number after the latest. Writes nothing.
 * @throws ReleaseError the same as `assemble`
 */
export async function makeRelease(
  store: Store,
  plan: Plan,
  latest: ReleaseRecord | undefined,
): Promise<StoredRelease> {
  const described = parseMerchant(plan.merchant);
  const { allow = {}, features } = described;
  const merchant = features ? { ...described, allow: withFeatures(allow, features) } : described;
  const { face, provides, ...shell } = await publishedShell(store, plan.shell);
  const entries = Object.entries(plan.remotes).sort();
  const remotes = await Promise.all(
    entries.map(async ([name, shares]) => {
      const candidates = await candidatesOf(store, name, shares);
      return [name, { candidates, previous: await previousOf(store, name, plan.previous?.[name]) }] as const;
    }),
  );
  const candidates = remotes.flatMap(([, remote]) => remote.candidates);
  const builds = [shell, ...candidates, ...remotes.flatMap(([, { previous }]) => previous ?? [])];
  checkCandidates(plan.shell, candidates);
  checkShellApi({ version: plan.shell, face, provides }, candidates);
  return parseRelease({
    schema: 1,
    number: (latest?.number ?? 0) + 1,
    merchant: v.parse(releaseMerchant, merchant),
    sources: features && sourcesWith(allow, features),
    // The salt stays over releases, so that members keep their side of a roll-out.
    salt: latest?.salt ?? randomUUID().slice(0, 8),
    shell: { ...shell, base: versionFolder('shell', plan.shell), previous: plan.previous?.shell },
    remotes: Object.fromEntries(remotes),
    overrides: plan.overrides ?? false,
    previewKey: plan.previewKey,
    serviceWorker: plan.serviceWorker,
    trustedTypes: requiresTrustedTypes(merchant, merchant.allow ?? {}, builds),
  });
}

/**
 * Writes a release that was made after the given latest one, unless their content is equal.
 * @param options.dry write nothing
 * @throws ReleaseError `release-conflict` after a concurrent release
 */
export async function writeRelease(
  store: Store,
  release: StoredRelease,
  latest: ReleaseRecord | undefined,
  { dry = false }: { readonly dry?: boolean } = {},
): Promise<Assembled> {
  const bytes = Buffer.from(JSON.stringify(release));
  const changed = !latest || !sameContent(latest.bytes, bytes);
  if (changed && !dry) await claimRelease(store, release, bytes);
  if (!dry) await pointAtLatest(store, release.merchant.code);
  return { release: changed ? release : { ...release, number: latest.number }, changed };
}

/**
 * Makes a release of published builds and sets the merchant's pointer to it. Writes no new number if the content equals
 * the latest release.
 * @throws ReleaseError `merchant-invalid`, `unknown-version`, `shell-range`, `shell-api`, `path-conflict`, `no-weight`,
 *   `release-invalid` or `release-conflict`
 */
export async function assemble(store: Store, plan: Plan): Promise<Assembled> {
  const latest = await latestRelease(store, parseMerchant(plan.merchant).code);
  return writeRelease(store, await makeRelease(store, plan, latest), latest);
}
