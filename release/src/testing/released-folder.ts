import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aurora, newFolder, remoteDist, shellDist, zahra } from './dists';
import { operator } from './operator';

/**
 * Makes a store in which two merchants have shell 1.2.0 and games 2.0.0.
 * @param options.files files of the shell
 * @param options.env variables of the environment of the commands
 */
export async function releasedFolder({
  files = {},
  env = {},
}: {
  readonly files?: Record<string, string>;
  readonly env?: Readonly<Record<string, string>>;
} = {}) {
  const [dir, folder] = [await newFolder(), await newFolder()];
  const release = operator(dir, undefined, env);
  const merchants = join(folder, 'merchants.json');
  await writeFile(merchants, JSON.stringify([aurora, zahra]));
  await release(`publish --fast ${await shellDist({ files })} ${await remoteDist()}`);
  await release(`merchant set ${merchants}`);
  await release('roll-out shell@1.2.0 games@2.0.0 --all');
  return { dir, release };
}
