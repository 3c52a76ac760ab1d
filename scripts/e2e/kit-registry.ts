import path from 'node:path';
import semver from 'semver';
import type { KitPackage } from '../kit/kit-packages';
import { compileKit, packKit } from '../kit/pack';
import { publishKit } from '../kit/publish';
import { startRegistry } from '../kit/registry';
import { endWithParent, stopWithProcess } from '../product/stop-with-process';

/**
 * A registry with two kits, that of this checkout and the same as the next minor version: `kit-registry <folder> <port>`.
 */
const [folder = '', port = ''] = process.argv.slice(2);

const asNext = (kit: KitPackage): KitPackage => {
  const { version } = kit.manifest;
  return { ...kit, manifest: { ...kit.manifest, version: semver.inc(version, 'minor') ?? version } };
};

const registry = await startRegistry(path.join(folder, 'registry'), Number(port));
stopWithProcess(registry);
endWithParent();
try {
  const now = compileKit();
  const next = now.map(({ kit, files }) => ({ kit: asNext(kit), files }));
  publishKit(packKit(path.join(folder, 'kit'), now), registry.url);
  publishKit(packKit(path.join(folder, 'next-kit'), next), registry.url);
  console.log('both kits are published');
} catch (error) {
  await registry.close();
  throw error;
}
