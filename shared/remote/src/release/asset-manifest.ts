import * as v from 'valibot';
import type { ReleaseFile } from './release-file';
import { hash, select, share } from './select';

const addresses = v.array(v.string());

/** `/m/asset-manifest.json`: the files of a release, so that an open page can tell whether a newer one is out (R7.22). */
export const assetManifest = v.object({
  merchant: v.string(),
  salt: v.string(),
  shell: addresses,
  /** Of each remote the versions of its rollout, since each member gets the files of one of them. */
  remotes: v.record(v.string(), v.array(v.object({ weight: v.number(), files: addresses }))),
});

export type AssetManifest = v.InferOutput<typeof assetManifest>;

const filesIn = (base: string, integrity: Readonly<Record<string, string>>): string[] =>
  Object.keys(integrity)
    .map((file) => base + file)
    .sort();

/** The files that a release names. */
export const assetsOf = ({ merchant, salt, shell, remotes }: ReleaseFile): AssetManifest => ({
  merchant: merchant.code,
  salt,
  shell: filesIn(shell.base, shell.integrity),
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, { candidates }]) => [
      name,
      candidates.map(({ weight, base, integrity }) => ({ weight, files: filesIn(base, integrity) })),
    ]),
  ),
});

/** A hash of the files that one device gets: it changes when, and only when, a new page would run other code. */
export function assetsHash({ merchant, salt, shell, remotes }: AssetManifest, device: string): string {
  const files = Object.entries(remotes).flatMap(
    ([name, candidates]) => select(candidates, share(merchant, name, device, salt))?.files ?? [],
  );
  return hash([...shell, ...files.sort()].join('\n')).toString(36);
}
