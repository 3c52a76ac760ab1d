import { CSRF_HEADER } from '@tessera/console/api';
import { openFolderStore } from '../../store';
import { newFolder, removeFolders } from '../../testing/dists';
import { closeConsoles, signedIn, startConsole } from '../../testing/open-console';
import { ask } from '../../testing/started';
import { type Address, checkAddress } from './address';
import { personOf } from './identity';
import { sessions } from './sessions';

afterEach(async () => {
  await closeConsoles();
  await removeFolders();
});

const identity = {
  issuer: 'https://id.example',
  clientId: 'console',
  scope: 'openid groups',
  groupsClaim: 'groups',
  groups: { look: ['support'], 'roll-out': ['release'], configure: ['platform'] },
};
const local: Address = { host: '127.0.0.1', port: 0, trust: [] };
const beyond: Address = {
  host: '0.0.0.0',
  port: 80,
  trust: ['10.0.0.0/8'],
  origin: 'https://c.example',
  identity,
};

test('a console on this machine needs neither TLS nor a provider', () => {
  for (const host of ['127.0.0.1', '::1', 'localhost']) expect(checkAddress({ ...local, host })).toBe(false);
});

test.each<[string, Partial<Address>]>([
  ['an origin', { origin: undefined }],
  ['https', { origin: 'http://c.example' }],
  ['a proxy in front', { trust: [] }],
  ['an identity provider', { identity: undefined }],
])('beyond this machine it does not start without %s', (_, missing) => {
  expect(checkAddress(beyond)).toBe(true);
  expect(() => checkAddress({ ...beyond, ...missing })).toThrow(
    expect.objectContaining({ code: 'console-insecure' }),
  );
});

test('an https origin needs a provider on this machine, too', () => {
  const behind = { ...local, origin: 'https://c.example', trust: ['127.0.0.1'] };
  expect(() => checkAddress(behind)).toThrow('OpenID Connect');
});

test('a person has the highest role of the groups', () => {
  expect(personOf({ sub: '1', name: 'Ada', groups: ['support', 'release'] }, identity)).toEqual({
    name: 'Ada',
    role: 'roll-out',
  });
  expect(personOf({ sub: '1', email: 'a@b.example', groups: ['platform'] }, identity)).toMatchObject({
    name: 'a@b.example',
    role: 'configure',
  });
  for (const groups of [undefined, [], ['guests'], 'platform'])
    expect(() => personOf({ sub: '1', groups }, identity)).toThrow(
      expect.objectContaining({ code: 'not-allowed' }),
    );
});

const opened = async () => startConsole({ store: openFolderStore(await newFolder()) });

test('only the link that was printed signs in', async () => {
  const served = await opened();
  const { origin } = new URL(served.url);
  expect((await fetch(`${origin}/api/fleet`)).status).toBe(401);
  const wrong = await fetch(`${origin}/sign-in?key=${'x'.repeat(43)}`, { redirect: 'manual' });
  expect(wrong.headers.get('set-cookie')).toBeNull();
  const right = await fetch(served.url, { redirect: 'manual' });
  expect(right.headers.get('set-cookie')).toMatch(
    /^tessera-console=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test('a request of another host or site is refused', async () => {
  const served = await opened();
  const ada = await signedIn(served);
  const rebound = await ask(served, '/api/session', {
    headers: { host: 'evil.example', cookie: ada.cookie },
  });
  expect(rebound.status).toBe(421);
  const foreign = await ada.post('/verify', {}, { origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  expect((await ada.post('/verify', {}, { [CSRF_HEADER]: 'x' })).status).toBe(403);
  expect((await ada.post('/verify', {})).status).toBe(200);
});

test('every answer has a policy that allows only the files of the app', async () => {
  const { origin } = new URL((await opened()).url);
  for (const path of ['/', '/app/main.1a.js', '/api/session', '/nowhere']) {
    const { headers } = await fetch(origin + path);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect((await fetch(`${origin}/app/..%2Fconsole.json`)).status).toBe(400);
  expect((await fetch(`${origin}/app/console.json`)).status).toBe(400);
});

test('a session ends without requests, and after half a day in any case', () => {
  let now = 1_000;
  const known = sessions(true, () => now);
  const headers: Record<string, string> = {};
  const reply = {
    header: (_name: string, value: string) => {
      headers.cookie = value.split(';')[0] ?? '';
    },
  };
  known.start({ headers: {} }, reply, { name: 'Ada', role: 'look' });
  expect(headers.cookie).toMatch(/^__Host-tessera-console=/);
  const HOUR = 3_600_000;
  for (let hour = 1; hour < 24; hour++) {
    now += HOUR / 2;
    expect(known.of({ headers })?.name).toBe('Ada');
  }
  now += HOUR / 2;
  expect(known.of({ headers })).toBeUndefined();
  known.start({ headers: {} }, reply, { name: 'Ada', role: 'look' });
  now += HOUR + 1;
  expect(known.of({ headers })).toBeUndefined();
});
