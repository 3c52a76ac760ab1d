import { type AssetManifest, assetManifest, assetsHash, assetsOf } from '@tessera/remote/release';
import * as v from 'valibot';
import { deviceId } from '../../platform/environment';
import { currentRelease } from '../../platform/release';

/** The second is the address of the platform's older pages (R7.22). */
const addresses = ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json'] as const;

async function read(address: string): Promise<AssetManifest> {
  const answer = await fetch(`${address}?t=${Date.now()}`, { cache: 'no-store' });
  return v.parse(assetManifest, await answer.json());
}

/** The hash of the files that a page opened now would run. Rejects if no manifest can be read. */
export async function publishedHash(): Promise<string> {
  const [first, second] = addresses;
  return assetsHash(await read(first).catch(() => read(second)), deviceId());
}

/** The hash of the files that this page runs. */
export const runningHash = (): string => assetsHash(assetsOf(currentRelease()), deviceId());
