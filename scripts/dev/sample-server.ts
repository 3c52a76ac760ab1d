import { existsSync } from 'node:fs';
import path from 'node:path';
import { stopWithProcess } from '../product/stop-with-process';
import { pieces } from '../workspace';
import { runDev } from './run-dev';

/**
 * The server for the end-to-end test of `dev`. Dev servers build the pieces that exist in the given folder, so that the
 * test changes copies and not the sources of the checkout.
 */
const [folder = '', port = ''] = process.argv.slice(2);
const places = Object.fromEntries(pieces.map((piece) => [piece, path.join(folder, piece)] as const));
const hot = pieces.filter((piece) => existsSync(path.join(folder, piece)));

stopWithProcess(
  await runDev({ hot, port: Number(port), firstDevPort: Number(port) + 1, places, say: console.log }),
);
console.log('the sample is up');
