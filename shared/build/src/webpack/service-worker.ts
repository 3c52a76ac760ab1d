import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { InjectManifest } from 'workbox-webpack-plugin';

/** The shell's main files with their hashes, as the host's build described them. */
async function mainFiles(dir: string) {
  const { main, integrity } = JSON.parse(await readFile(path.join(dir, 'dist/shell.json'), 'utf8'));
  return [...main.scripts, ...main.styles].map((url: string) => ({
    url,
    revision: null,
    integrity: integrity[url],
    size: 0,
  }));
}

/**
 * Compiles the service worker, with the list of what it fetches ahead. Of the host's files these are the main ones
 * alone: a member who never opens a chat has no use for the chat's code.
 */
export const serviceWorker = (dir: string): InjectManifest =>
  new InjectManifest({
    swSrc: path.join(dir, 'src/worker/sw.ts'),
    swDest: 'sw.js',
    manifestTransforms: [async () => ({ manifest: await mainFiles(dir), warnings: [] })],
  });
