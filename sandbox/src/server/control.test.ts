import { clientOf, tokenIn } from '../testing/client';
import { sandboxForTests } from '../testing/sandbox';

const sandbox = sandboxForTests();
const control = (path: string, init?: RequestInit) => fetch(`${sandbox().url}/__sandbox/${path}`, init);
const calls = async () => (await control('calls')).json();

beforeEach(() => control('calls', { method: 'DELETE' }));

test('calls are listed newest last, with query, headers and decrypted body', async () => {
  const client = clientOf(sandbox().url);
  await client.get('/wps/relay/GCSGAME_gameList?category=RNG&limit=2');
  await client.login('demo-member');
  const [list, key, login] = await calls();
  expect(list).toMatchObject({
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    query: { category: 'RNG', limit: '2' },
    headers: { merchant: 'aurora', language: 'EN' },
    encrypted: false,
    body: null,
  });
  expect(key).toMatchObject({ path: '/wps/session/key/rsa' });
  expect(login).toMatchObject({ encrypted: true, body: { username: 'demo-member' } });
});

test('the list contains no password and no token, at any depth and in any case', async () => {
  const client = clientOf(sandbox().url);
  const token = tokenIn(await client.login('demo-member'));
  await client.get('/wps/member/info?Password=hunter2', { authorization: token });
  await client.post(
    '/wps/system/collect',
    '{"merchant":"aurora","value":"","more":[{"newPassWord":"hunter2"}]}',
  );
  const text = await (await control('calls')).text();
  expect(text).not.toContain('Tessera-2026');
  expect(text).not.toContain('hunter2');
  expect(text).not.toContain(token);
  expect(JSON.parse(text).at(-2)).toMatchObject({
    headers: { authorization: '***' },
    query: { Password: '***' },
  });
});

test('calls to unknown paths are listed, pictures are not', async () => {
  const client = clientOf(sandbox().url);
  await client.request('/wps/sandbox-assets/merchants/aurora/logo.svg');
  await client.get('/wps/system/nowhere');
  expect((await calls()).map(({ path }: { path: string }) => path)).toEqual(['/wps/system/nowhere']);
});

test('one call clears the faults and calls that a test has left', async () => {
  const client = clientOf(sandbox().url);
  await client.get('/wps/system/nowhere');
  const fault = { path: '/wps/v2/system/status', status: 500 };
  const headers = { 'content-type': 'application/json' };
  await control('faults', { method: 'POST', headers, body: JSON.stringify(fault) });
  expect((await control('test', { method: 'DELETE' })).status).toBe(204);
  expect(await calls()).toEqual([]);
  expect((await client.request('/wps/v2/system/status?device=MOBILE')).status).toBe(200);
});

test('beacons are kept and need no Merchant header [R7.21a]', async () => {
  const beacon = { merchant: 'aurora', value: 'api:status,elapsed:120' };
  const response = await fetch(`${sandbox().url}/wps/system/collect`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify(beacon),
  });
  expect(await response.json()).toEqual({ success: true });
  expect((await (await control('beacons')).json()).at(-1)).toMatchObject(beacon);
});

test('the log of beacons has each page and beacon with the hash of the address that was forwarded', async () => {
  const { next } = await (await control('beacons?after=0')).json();
  const visit = async (address: string) => {
    const client = clientOf(sandbox().url, { merchant: 'jade', language: 'EN', 'x-forwarded-for': address });
    await client.get('/wps/v2/system/status?device=MOBILE');
    await client.post('/wps/system/collect', '{"merchant":"jade","value":"health:[]"}');
  };
  await visit('203.0.113.7');
  await visit('203.0.113.7, 127.0.0.1');
  await visit('203.0.113.8');
  const text = await (await control(`beacons?after=${next}`)).text();
  expect(text).not.toContain('203.0.113');
  const { beacons } = JSON.parse(text);
  const [one, other] = [beacons[0].source, beacons[4].source];
  expect(one).not.toBe(other);
  expect(beacons).toEqual(
    [one, one, other].flatMap((source) => [
      { merchant: 'jade', source, page: true },
      { merchant: 'jade', source, value: 'health:[]' },
    ]),
  );
});

test.each(['203.0.113.9', '203.0.113.9, 127.0.0.1', 'unknown', '2001:db8::1'])(
  'a caller forwarded for %s is refused',
  async (address) => {
    for (const path of ['calls', 'beacons']) {
      expect((await control(path, { headers: { 'x-forwarded-for': address } })).status).toBe(403);
    }
    const fault = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    };
    expect((await control('faults', { ...fault, body: '{"path":"/wps/x","status":500}' })).status).toBe(403);
  },
);

test.each(['127.0.0.1', '::1', '127.0.0.5, ::ffff:127.0.0.1'])(
  'a caller forwarded for %s is accepted',
  async (address) => {
    expect((await control('calls', { headers: { 'x-forwarded-for': address } })).status).toBe(200);
  },
);
