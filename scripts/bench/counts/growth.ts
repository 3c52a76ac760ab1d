import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assemble, type Merchant, parseRelease, publish, type Store, serve } from '@tessera/release';
import { looseObject, parse } from 'valibot';
import { demoHosts } from '../../product/demo-hosts';
import { publishAll } from '../../product/publish-all';
import { inWorkspace } from '../../workspace';
import type { Count } from './count';

const REMOTES = 20;
const MERCHANTS = 1_000;

/** In bytes. */
const GOAL = 1_000;

/** In ms. */
const LIMIT = 20_000;

/** No call of a page is made. */
const NO_GATEWAY = 'http://127.0.0.1:9';

/** The bytes of the HTML of a merchant as they are sent to a browser. Every other file is the same for all of them. */
async function pageBytes(store: Store, merchants: readonly Merchant[]): Promise<number> {
  const served = await serve({ store, port: 0, gateway: NO_GATEWAY, merchants });
  try {
    return await new Promise((resolve, reject) => {
      const headers = { 'accept-encoding': 'br' };
      get(`${served.url}/m/home`, { headers, signal: AbortSignal.timeout(LIMIT) }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on('end', () => resolve(bytes));
      }).on('error', reject);
    });
  } finally {
    await served.close();
  }
}

/** Publishes a copy of a remote under another name, with a page of its own. @returns its version */
async function publishCopy(store: Store, dir: string, name: string): Promise<string> {
  const folder = path.join(dir, name);
  cpSync(inWorkspace('remote-auth/dist'), folder, { recursive: true });
  const file = path.join(folder, 'remote.json');
  const own = parse(looseObject({}), JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(
    file,
    JSON.stringify({ ...own, name, routes: [{ path: `/m/${name}` }], slots: [], start: [] }),
  );
  const { version } = await publish(store, folder, { tagged: true, fast: true });
  rmSync(folder, { recursive: true });
  return version;
}

/** What twenty more remotes of a merchant, and a thousand more merchants, add to the first visit of the merchant's page. */
export async function countGrowth(): Promise<readonly Count[]> {
  const dir = await mkdtemp(path.join(tmpdir(), 'tessera-bench-'));
  try {
    const [merchant] = demoHosts();
    if (!merchant) throw new Error('There is no merchant to measure.');
    const store = await publishAll(path.join(dir, 'store'), [merchant]);
    const { shell, remotes } = parseRelease(
      JSON.parse(String(await store.read(`/m/releases/${merchant.code}.json`))),
    );
    const plan = {
      merchant,
      shell: shell.version,
      remotes: Object.fromEntries(
        Object.entries(remotes).map(([name, { candidates }]) => [
          name,
          candidates.map(({ version, weight }) => ({ version, weight })),
        ]),
      ),
    };
    const before = await pageBytes(store, [merchant]);

    const others = Array.from({ length: MERCHANTS }, (_, at) => ({
      ...merchant,
      code: `more-${at}`,
      hosts: [`more-${at}.localhost`],
    }));
    for (const other of others) await assemble(store, { ...plan, merchant: other });
    const withMerchants = await pageBytes(store, [merchant, ...others]);

    const more: [string, { version: string; weight: number }[]][] = [];
    for (let at = 0; at < REMOTES; at++) {
      const name = `more-${at}`;
      more.push([name, [{ version: await publishCopy(store, dir, name), weight: 1 }]]);
    }
    await assemble(store, { ...plan, remotes: { ...plan.remotes, ...Object.fromEntries(more) } });
    const withRemotes = await pageBytes(store, [merchant]);

    const grown = (what: string, value: number): Count => ({
      label: `First visit: ${what}`,
      value: value - before,
      unit: 'bytes',
      goal: GOAL,
    });
    return [
      grown(`${REMOTES} more remotes`, withRemotes),
      grown(`${MERCHANTS.toLocaleString('en')} more merchants`, withMerchants),
    ];
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
