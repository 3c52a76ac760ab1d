import { type AssetManifest, assetManifest, assetsHash, assetsOf } from '@tessera/remote/release';
import * as v from 'valibot';
import { deviceId } from '../../platform/environment';
import { currentRelease } from '../../platform/release';

/** The second is where the platform's older pages have theirs (R7.22). */
const addresses = ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json'] as const;

async function read(address: string): Promise<AssetManifest> {
  const answer = await fetch(`${address}?t=${Date.now()}`, { cache: 'no-store' });
  return v.parse(assetManifest, await answer.json());
}

/** The hash of the files that a page would run which were loaded now. Rejects when nobody can say. */
export async function publishedHash(): Promise<string> {
  const [first, second] = addresses;
  return assetsHash(await read(first).catch(() => read(second)), deviceId());
}

/** The hash of the files that this page runs. */
export const runningHash = (): string => assetsHash(assetsOf(currentRelease()), deviceId());
