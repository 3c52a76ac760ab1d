import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeHealth } from '@tessera/contract';
import { serveConsole } from '../console';
import { openStore } from '../store';
import { startBucket } from './bucket';
import { lines } from './canary';
import { newFolder, removeFolders } from './dists';
import { fleet } from './fleet';

/**
 * A console over a store of its own, for tests in a browser: merchants with games 2.0.0, and games 2.1.0 that is
 * published. It runs in a separate process, prints `{"url", "store", "env"}`, and exits with its parent. A line of standard
 * input such as `crash 400` writes beacons of so many visitors, whose pages with games 2.1.0 had this outcome.
 *
 *     console-process.ts <number of merchants> <folder of the built app> [bucket]
 */
const [, , merchants = '3', app = '', kind] = process.argv;

const bucket = kind === 'bucket' ? await startBucket() : undefined;
Object.assign(process.env, bucket?.env);
const location = bucket ? 's3://tessera/console' : await newFolder();
const store = await openStore(location);
const codes = await fleet(store, Number(merchants));
const log = join(await newFolder(), 'beacons.ndjson');
await writeFile(log, '');

const served = await serveConsole({
  store,
  location,
  app,
  operator: 'Ada',
  host: '127.0.0.1',
  port: 0,
  trust: [],
  from: log,
  report: (fault) => console.error(fault),
});
process.stdout.write(`${JSON.stringify({ url: served.url, store: location, env: bucket?.env ?? {} })}\n`);

let visitor = 0;
function visit(outcome: 'loaded' | 'crash'): string {
  visitor += 1;
  const [merchant, source] = [codes[visitor % codes.length], `visitor ${visitor}`];
  // Each merchant has visitors with both versions.
  const isCanary = Math.floor(visitor / codes.length) % 2 === 1;
  const version = isCanary ? '2.1.0' : '2.0.0';
  const event = { remote: 'games', version };
  const events = writeHealth([
    { kind: 'load', ...event, outcome: isCanary ? outcome : 'loaded', elapsed: 120 },
    { kind: 'vital', ...event, name: 'LCP', value: 900 + (visitor % 11) },
  ]);
  return lines([
    { merchant, source, page: true },
    { merchant, source, value: events },
  ]);
}

process.stdin.setEncoding('utf8').on('data', (text: string) => {
  const [outcome, visitors] = text.trim().split(' ');
  if (outcome !== 'loaded' && outcome !== 'crash') return;
  void appendFile(log, Array.from({ length: Number(visitors) }, () => visit(outcome)).join(''));
});
process.stdin.on('end', async () => {
  await served.close();
  bucket?.close();
  await removeFolders();
  process.exit(0);
});
