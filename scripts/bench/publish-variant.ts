import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Merchant, parseRelease, type Store } from '@tessera/release';
import { shellBuild } from '@tessera/remote/release';
import { object, parse } from 'valibot';
import { publishBuilds } from '../product/publish-all';
import { inWorkspace, pieces } from '../workspace';
import { comparisonFolder } from './build-comparison';
import { asOneBuild, remoteInOneBuild } from './one-build';
import type { Comparison, Variant } from './variants';

const readJson = (...parts: string[]): unknown => JSON.parse(readFileSync(path.join(...parts), 'utf8'));
const remotes = pieces.filter((piece) => piece !== 'shell');
const mainOf = object({ main: shellBuild.entries.main });

/** Writes the part of a monolith that is a remote in the product into a folder of its own. @returns the folder */
function splitOff(remote: string, of: Comparison): string {
  const from = comparisonFolder(of);
  const folder = inWorkspace('.tessera/bench', of, remote);
  const { main } = parse(mainOf, readJson(from, 'shell.json'));
  const { description, files } = remoteInOneBuild(remote.replace(/^remote-/, ''), {
    own: readJson(inWorkspace(remote), 'dist/remote.json'),
    groups: readJson(from, '.groups.json'),
    main: main.scripts[0] ?? '',
  });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of files) cpSync(path.join(from, file), path.join(folder, file));
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(description));
  return folder;
}

/** @returns the folders to publish: the shell's first */
function foldersOf(variant: Variant): readonly string[] {
  if (variant === 'ours') return pieces.map((piece) => inWorkspace(piece, 'dist'));
  const shell = comparisonFolder(variant);
  return variant === 'floor' ? [shell] : [shell, ...remotes.map((remote) => splitOff(remote, variant))];
}

const RELEASE = /^\/m\/releases\/.*\.json$/;

/** A store whose releases name the files of the monolith where they are. */
const inOneBuild = (store: Store): Store => ({
  ...store,
  read: async (file) => {
    const bytes = await store.read(file);
    if (!bytes || !RELEASE.test(file)) return bytes;
    return Buffer.from(JSON.stringify(asOneBuild(parseRelease(JSON.parse(bytes.toString('utf8'))))));
  },
});

/**
 * Publishes a build as for production, with the best compression, and releases it for some merchants.
 * @param dir the folder of the store
 * @returns the store to serve
 */
export async function publishVariant(
  variant: Variant,
  dir: string,
  merchants: readonly Merchant[],
): Promise<Store> {
  const store = await publishBuilds(dir, foldersOf(variant), merchants);
  return variant === 'ours' ? store : inOneBuild(store);
}
