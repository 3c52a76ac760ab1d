import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliModule, startNginx } from '@tessera/release/testing';
import { runScript, type Server, startServer, startWorker } from './child';
import { loadSite, type Site } from './site';
import { newTally, note, type Row, rowOf, type Tally } from './tally';
import { visitors } from './visitors';

const RELEASE = 'release/src/main.ts';
/** No call goes to the gateway. */
const GATEWAY = 'http://127.0.0.1:1';
/** In ms, between two releases. `release nginx` looks once a second. */
const PAUSE = 50;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const releaseServe = ({ dir }: Site): Promise<Server> =>
  startServer(RELEASE, ['serve', '--store', dir, '--gateway', GATEWAY, '--port', '0']);

async function releaseNginx({ dir }: Site): Promise<Server> {
  const out = mkdtempSync(path.join(tmpdir(), 'tessera-load-nginx-'));
  const listen = `127.0.0.1:${await freePort()}`;
  const site = [
    ...['nginx', '--store', dir, '--files', dir, '--out', out, '--listen', listen, '--fast'],
    ...['--access-log', path.join(out, 'access.log'), '--gateway', GATEWAY, '--brotli-module', brotliModule],
  ];
  await runScript(RELEASE, site);
  const url = `http://${listen}`;
  const nginx = await startNginx(out, url);
  const renderer = startWorker(RELEASE, [...site, '--every', '1', '--signal', path.join(out, 'nginx.pid')]);
  return {
    url,
    stop: async () => {
      await renderer.stop();
      await nginx.close();
      rmSync(out, { recursive: true, force: true });
    },
  };
}

const servers = { 'release serve': releaseServe, nginx: releaseNginx };
type ServerName = keyof typeof servers;

/** The fewest releases that a load must have seen. */
const LEAST_RELEASES = 5;
/** A busy machine gets so many times the seconds to see them. */
const PATIENCE = 6;

/** A signal for the end of a load: after its seconds, and when the clients have seen enough releases. */
function endOf({ releases }: Tally, seconds: number): AbortSignal {
  const end = new AbortController();
  const started = performance.now();
  const timer = setInterval(() => {
    const passed = (performance.now() - started) / 1_000;
    if (passed < seconds || (releases.size < LEAST_RELEASES && passed < PATIENCE * seconds)) return;
    clearInterval(timer);
    end.abort();
  }, 100);
  return end.signal;
}

/** Visits the pages of all merchants with many clients while their releases change. */
export async function loadPages(name: ServerName, clients: number, seconds: number): Promise<Row> {
  const site = await loadSite();
  await runScript(RELEASE, ['merchant', 'set', site.description, '--store', site.dir]);
  const server = await servers[name](site);
  const changer = startWorker('scripts/load/change-releases.ts', [site.dir, String(PAUSE)]);
  const hosts = site.merchants.flatMap((merchant) => merchant.hosts);
  const tally = newTally();
  const started = performance.now();
  try {
    await visitors(server.url, hosts, clients, tally, endOf(tally, seconds));
    if (tally.releases.size < LEAST_RELEASES) note(tally, 'the releases hardly changed');
    return rowOf(tally, (performance.now() - started) / 1_000);
  } finally {
    await changer.stop();
    await server.stop();
    site.remove();
  }
}
