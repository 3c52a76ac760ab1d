import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newFolder, remoteDist } from './dists';
import type { operator } from './operator';
import { releasedFolder } from './released-folder';

/** Makes a store with two released merchants, and the command line that writes their site for nginx. */
export async function nginxSite() {
  const { dir, release } = await releasedFolder();
  const out = await newFolder();
  const line = `nginx --fast --gateway http://127.0.0.1:1 --files ${dir} --out ${out}`;
  const configuration = () => readFile(join(out, 'tessera.conf'), 'utf8');
  return { dir, release, out, line, configuration };
}

/** Publishes a version of the games, and gives it to one of the two merchants. */
export async function newGames(release: ReturnType<typeof operator>, version: string): Promise<void> {
  await release(`publish --fast ${await remoteDist({ build: { version } })}`);
  await release(`roll-out games@${version} --merchant zahra`);
}
