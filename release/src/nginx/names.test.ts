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

/** The longest policy that nginx reads, in bytes: a parameter of 4,096 bytes without its quotation marks. */
const LONGEST_POLICY = 4094;

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

test('nginx reads the longest policy that is written, and a longer one takes only its merchant’s page', async () => {
  const released = await releasedStore();
  /** Serves merchants that each allow an origin with a name of that length. @returns the length of a merchant's policy */
  const policies = async (lengths: Readonly<Record<string, number>>) => {
    const merchants = Object.entries(lengths).map(([code, length]) => ({
      ...aurora,
      code,
      hosts: [code],
      allow: { images: [`https://${'a'.repeat(length)}.example`] },
    }));
    for (const merchant of merchants)
      await assemble(released.store, { merchant, shell: '1.2.0', remotes: {} });
    const nginx = await startedNginx(released, { merchants });
    return async (host: string) => {
      const { status, headers } = await ask(nginx, '/m/home', { headers: { host } });
      return [status, headers['content-security-policy']?.length];
    };
  };
  const short = await policies({ short: 1 });
  const [, length] = await short('short');
  const longest = 1 + LONGEST_POLICY - Number(length);
  const both = await policies({ longest, longer: longest + 1 });
  expect(await both('longest')).toEqual([200, LONGEST_POLICY]);
  expect((await both('longer'))[0]).toBe(503);
});
