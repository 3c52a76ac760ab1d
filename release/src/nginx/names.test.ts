// @full: needs nginx.
import { assemble } from '../releases/assemble';
import { aurora, removeFolders } from '../testing/dists';
import { startedNginx, stopNginx } from '../testing/nginx';
import { findNginx } from '../testing/nginx-process';
import { ask, releasedStore } from '../testing/started';

const label = 'a'.repeat(63);
/** Codes and hosts that are legal and mean something to nginx, differ only by case, or are as long as possible. */
const names: readonly (readonly [code: string, host: string])[] = [
  ['default', 'default'],
  ['include', 'include'],
  ['hostnames', 'hostnames'],
  ['volatile', 'volatile'],
  ['Case', 'upper.example'],
  ['case', 'lower.example'],
  ['server', 'server'],
  ['0', '0'],
  ['c'.repeat(64), `${label}.${label}.${label}.${'b'.repeat(61)}`],
  ['v6', '[2001:db8::1]'],
  ['a--b', 'xn--80ak6aa92e.example'],
];

beforeAll(() => void findNginx(), 300_000);
afterAll(async () => {
  await stopNginx();
  await removeFolders();
});

test('nginx serves each merchant, whatever its legal code and host', async () => {
  const released = await releasedStore();
  const merchants = names.map(([code, host]) => ({ ...aurora, code, hosts: [host] }));
  for (const merchant of merchants) await assemble(released.store, { merchant, shell: '1.2.0', remotes: {} });
  const nginx = await startedNginx(released, { merchants });
  for (const [code, host] of names) {
    const { status, body } = await ask(nginx, '/m/home', { headers: { host } });
    expect([code, status, /data-merchant="([^"]+)"/.exec(body.toString())?.[1]]).toEqual([code, 200, code]);
  }
});
