import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { installedPackage } from './installed-package';
import { isPermitted } from './licences';

const workspace = join(__dirname, '../../..');
const manifest = v.object({ dependencies: v.optional(v.record(v.string(), v.string()), {}) });

const dependenciesOf = (folder: string): readonly string[] =>
  Object.keys(v.parse(manifest, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).dependencies);

/** @returns the folder of a dependency as Node finds it from the folder of a package */
function find(folder: string, name: string): string {
  const candidate = join(folder, 'node_modules', name);
  if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
  if (folder === dirname(folder)) throw new Error(`${name} is not installed`);
  return find(dirname(folder), name);
}

/** @returns the folders of packages and of all their dependencies; those for development are not among them */
function closure(folders: readonly string[]): readonly string[] {
  const found = new Set(folders);
  for (const folder of found) for (const name of dependenciesOf(folder)) found.add(find(folder, name));
  return [...found];
}

/** The packages of registries that members can get, and those that the release tool runs on servers. */
const shipped = closure(
  readdirSync(workspace)
    .filter((name) => /^(shell|release|remote-.+)$/.test(name))
    .map((name) => join(workspace, name)),
).filter((folder) => folder.includes('node_modules'));

test('every package that ships has a permissive licence', async () => {
  const packages = await Promise.all(shipped.map(installedPackage));
  const refused = packages
    .filter((one) => !isPermitted(one?.licence ?? ''))
    .map((one) => `${one?.name}@${one?.version}: ${one?.licence}`);
  expect(refused).toEqual([]);
  const names = packages.map((one) => one?.name);
  expect(names).toEqual(expect.arrayContaining(['react', 'scheduler', 'workbox-core', 'idb', 'fastify']));
});
