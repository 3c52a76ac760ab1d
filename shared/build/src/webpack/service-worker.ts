import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { InjectManifest } from 'workbox-webpack-plugin';

/** The shell's main files and the code that sends calls, with their hashes, from the description of the host's build. */
async function mainFiles(out: string) {
  const { main, transport, integrity } = JSON.parse(await readFile(path.join(out, 'shell.json'), 'utf8'));
  return [...main.scripts, ...main.styles, ...transport].map((url: string) => ({
    url,
    revision: null,
    integrity: integrity[url],
    size: 0,
  }));
}

/**
 * Compiles the service worker with the list of files that it precaches. These are only the main files of the host and
 * the code that sends calls, which every page needs soon after: a member who never opens a chat does not need its code.
 * @param dir the folder of the shell
 * @param out the folder of the host's build
 */
export const serviceWorker = (dir: string, out = path.join(dir, 'dist')): InjectManifest =>
  new InjectManifest({
    swSrc: path.join(dir, 'src/worker/sw.ts'),
    swDest: 'sw.js',
    manifestTransforms: [async () => ({ manifest: await mainFiles(out), warnings: [] })],
  });
