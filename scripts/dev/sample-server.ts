import { existsSync } from 'node:fs';
import path from 'node:path';
import { stopWithProcess } from '../product/stop-with-process';
import { pieces } from '../workspace';
import { runDev } from './run-dev';

/**
 * What the end-to-end test of `dev` drives: the pieces that lie in the given folder come from there, by dev servers,
 * so that the test can change sources that are nobody's.
 */
const [folder = '', port = ''] = process.argv.slice(2);
const places = Object.fromEntries(pieces.map((piece) => [piece, path.join(folder, piece)] as const));
const hot = pieces.filter((piece) => existsSync(path.join(folder, piece)));

stopWithProcess(
  await runDev({ hot, port: Number(port), firstDevPort: Number(port) + 1, places, say: console.log }),
);
console.log('the sample is up');
