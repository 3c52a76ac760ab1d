import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeHealth } from '@tessera/contract';
import { runScript, startServer } from './child';
import { connection } from './connection';
import { loadSite } from './site';
import { newTally, note, type Row, rowOf } from './tally';

const failure = (version: string, outcome: 'loaded' | 'load'): string =>
  writeHealth([{ kind: 'load', remote: 'games', version, outcome, elapsed: 120 }]);

/** What the clients of a flood send, and what one more client reads meanwhile. */
interface Flood {
  readonly url: string;
  /** Status of the answer. */
  readonly answer: number;
  readonly merchant: string;
  /** Headers of a client's beacons. */
  readonly headers: (client: number) => Readonly<Record<string, string>>;
  readonly reads: string;
}

/** Sends failing beacons with many clients, and checks that each is answered, and another path too. */
async function flood(
  { url, answer, merchant, headers, reads }: Flood,
  clients: number,
  seconds: number,
): Promise<Row> {
  const signal = AbortSignal.timeout(1_000 * seconds);
  const tally = newTally();
  const body = JSON.stringify({ merchant, value: failure('1.0.0', 'load') });
  const sender = async (_: unknown, number: number): Promise<void> => {
    const client = connection(url);
    const sent = { 'content-type': 'text/plain', ...headers(number) };
    while (!signal.aborted) {
      await client.ask('/wps/system/collect', { method: 'POST', headers: sent, body }).then(
        ({ status, elapsed }) => {
          tally.requests += 1;
          tally.times.push(elapsed);
          if (status !== answer) note(tally, `status ${status} for a beacon`);
        },
        (error: unknown) => note(tally, String(error)),
      );
    }
    tally.reopened += client.reopened();
    client.close();
  };
  const reader = async (): Promise<void> => {
    const client = connection(url);
    while (!signal.aborted) {
      const page = await client.ask(reads, { headers: headers(0) }).catch(() => undefined);
      if (page?.status !== 200) note(tally, `no ${reads} during the flood`);
    }
    client.close();
  };
  const started = performance.now();
  await Promise.all([reader(), ...Array.from({ length: clients }, sender)]);
  return rowOf(tally, (performance.now() - started) / 1_000);
}

/** Floods the gateway's collector behind `release serve`. */
export async function loadCollector(clients: number, seconds: number): Promise<Row> {
  const data = mkdtempSync(path.join(tmpdir(), 'tessera-load-sandbox-'));
  const site = await loadSite();
  await runScript('release/src/main.ts', ['merchant', 'set', site.description, '--store', site.dir]);
  const sandbox = await startServer('scripts/load/sandbox-server.ts', [data]);
  const serve = ['serve', '--store', site.dir, '--gateway', sandbox.url, '--port', '0'];
  const server = await startServer('release/src/main.ts', serve);
  const headers = () => ({ host: 'm0.localhost' });
  try {
    const asked = { url: server.url, answer: 200, merchant: 'aurora', headers, reads: '/m/home' };
    return await flood(asked, clients, seconds);
  } finally {
    await server.stop();
    await sandbox.stop();
    site.remove();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Floods `release collect`, each client from an address of its own. */
export async function loadCollect(clients: number, seconds: number): Promise<Row> {
  const site = await loadSite();
  await site.startCanary();
  const options = ['--store', site.dir, '--port', '0', '--trust', '127.0.0.1', '--per-minute', '255'];
  const server = await startServer('release/src/main.ts', ['collect', ...options]);
  const headers = (client: number) => ({ 'x-forwarded-for': `10.0.${client >> 8}.${client & 255}` });
  try {
    const asked = { url: server.url, answer: 204, merchant: 'm0', headers, reads: '/metrics' };
    return await flood(asked, clients, seconds);
  } finally {
    await server.stop();
    site.remove();
  }
}

/** Lines of a log: one honest page for a hundred forged failures, which come from few sources. */
function* forgedLog(lines: number, canary: string, stable: string): Generator<string> {
  for (let at = 0; at < lines; at += 1) {
    const merchant = `m${at % 8}`;
    const isHonest = at % 100 === 0;
    const source = isHonest ? `visitor-${at}` : `forger-${at % 10}`;
    if (isHonest) yield `${JSON.stringify({ merchant, source, page: true })}\n`;
    const version = isHonest && at % 1_000 > 0 ? stable : canary;
    yield `${JSON.stringify({ merchant, source, value: failure(version, isHonest ? 'loaded' : 'load') })}\n`;
  }
}

/** Lets `release watch` read a log that a flood of forged beacons has filled. */
export async function loadWatch(lines: number): Promise<Row> {
  const site = await loadSite();
  const { stable, canary } = await site.startCanary();
  const log = path.join(site.dir, 'beacons.log');
  await pipeline(Readable.from(forgedLog(lines, canary, stable)), createWriteStream(log));
  const tally = newTally();
  const started = performance.now();
  try {
    const args = ['watch', '--from', log, '--all', '--once', '--json', '--store', site.dir];
    const output = await runScript('release/src/main.ts', args);
    if (output.includes('rolledBack')) note(tally, 'forged beacons rolled a version back');
    if (!output.includes('"alert"')) note(tally, 'no alert');
    tally.requests = lines;
    return rowOf(tally, (performance.now() - started) / 1_000);
  } finally {
    site.remove();
  }
}
