import { publishedPieces, publishedVersions } from '../builds';
import type { Merchant } from '../merchants';
import { ReleaseError } from '../release-error';
import { latestRelease, makeRelease, type Plan, releasedMerchants, type StoredRelease } from '../releases';
import { pointerPath, type Store } from '../store';

type Versions = Pick<Plan, 'shell' | 'remotes'>;

async function versionsLike(store: Store, code: string | undefined): Promise<Versions | undefined> {
  const latest = code === undefined ? undefined : await latestRelease(store, code);
  if (!latest) return undefined;
  const { shell, remotes } = latest.versions;
  const stable = Object.entries(remotes).map(([name, shares]) => [
    name,
    shares.slice(0, 1).map(({ version }) => ({ version, weight: 1 })),
  ]);
  return { shell, remotes: Object.fromEntries(stable) };
}

async function latestVersions(store: Store): Promise<Versions | undefined> {
  const latest = await Promise.all(
    (await publishedPieces(store)).map(
      async (piece) => [piece, (await publishedVersions(store, piece)).at(-1)] as const,
    ),
  );
  const shell = latest.find(([piece]) => piece === 'shell')?.[1];
  if (shell === undefined) return undefined;
  const remotes = latest.flatMap(([piece, version]) =>
    piece === 'shell' || version === undefined ? [] : [[piece, [{ version, weight: 1 }]] as const],
  );
  return { shell, remotes: Object.fromEntries(remotes) };
}

/** @throws ReleaseError `no-release` if the merchant to copy has no release */
async function usualVersions(store: Store, like: string | undefined): Promise<Versions | undefined> {
  const [first] = await releasedMerchants(store);
  const versions = await versionsLike(store, like ?? first);
  if (versions || like === undefined) return versions ?? latestVersions(store);
  throw new ReleaseError(
    'no-release',
    `${like} has no release whose versions could be used. Choose another merchant.`,
  );
}

/** The first release of a merchant, before it is made. */
export interface Trial {
  /** Versions as arguments of `roll-out`. */
  readonly versions: string;
  readonly release: StoredRelease;
  /** The store with the release. */
  readonly store: Store;
}

/**
 * Makes the first release of a merchant without writing it: with the stable versions of another merchant, else with the
 * latest published ones.
 * @param like code of the other merchant; default: the first one that has a release
 * @throws ReleaseError `unknown-version` if no shell is published, `no-release`, and the same as `assemble`
 */
export async function trialOf(store: Store, merchant: Merchant, like: string | undefined): Promise<Trial> {
  const versions = await usualVersions(store, like);
  if (!versions) throw new ReleaseError('unknown-version', 'No shell is published: release publish.');
  // A worker would stay in the operator's browser after the preview.
  const release = await makeRelease(store, { merchant, ...versions, serviceWorker: 'off' }, undefined);
  const bytes = Buffer.from(JSON.stringify(release));
  const pointer = pointerPath(merchant.code);
  return {
    versions: versionList(versions),
    release,
    store: { ...store, read: async (path) => (path === pointer ? bytes : store.read(path)) },
  };
}

const versionList = ({ shell, remotes }: Versions): string =>
  [
    `shell@${shell}`,
    ...Object.entries(remotes).flatMap(([name, shares]) => shares.map(({ version }) => `${name}@${version}`)),
  ].join(' ');
