/** @jest-environment jsdom */

import { leaveTo } from '../../../common/leave-to';
import { path, provideSurroundings } from '../../../testing/screen';
import { readLineCallback } from './callback';
import { signIn } from './sign-in';

jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(),
}));
jest.mock('../../../common/leave-to', () => ({ leaveTo: jest.fn() }));

const { gateway, startAnew } = provideSurroundings();
const VERIFY = '/wps/relay/WPS3RD_verifyLineCode';
const { refreshSite } = jest.requireActual<typeof import('@tessera/shell/site')>('@tessera/shell/site');

async function merchantWith(
  whitelabelVal: object,
  gw: object = { LINE_CLIENT_ID: '2000000001' },
): Promise<void> {
  gateway.on(path.status, { success: true, value: { whitelabelVal, gw } });
  await refreshSite();
}
const read = (query: URLSearchParams) => readLineCallback({ query, hash: '', channel: 'line' });
const left = () => new URL(String(jest.mocked(leaveTo).mock.calls.at(-1)?.[0])).searchParams;

beforeEach(async () => {
  await startAnew();
  jest.mocked(leaveTo).mockClear();
  gateway.on(VERIFY, { success: true, value: { lineSessionToken: 'session-1', name: 'Mei' } });
  await merchantWith({ LINELOGIN3: true });
});

test('LINE is asked for profile and openid, with a new state and nonce each time [R9.34]', async () => {
  expect(await signIn()).toBe('leaving');
  const first = left();
  expect(Object.fromEntries(first)).toMatchObject({
    response_type: 'code',
    client_id: '2000000001',
    redirect_uri: `${location.origin}/m/login`,
    scope: 'profile openid',
  });
  await signIn();
  for (const name of ['state', 'nonce']) {
    expect(first.get(name)).toMatch(/^[0-9a-f-]{36}$/);
    expect(left().get(name)).not.toBe(first.get(name));
  }
  expect(sessionStorage.getItem('tessera:social-channel')).toBe('"line"');
});

test('without a client id the page is not left [R5.10b]', async () => {
  await merchantWith({ LINELOGIN3: true }, {});
  expect(await signIn()).toBeUndefined();
  expect(leaveTo).not.toHaveBeenCalled();
});

test('the code is exchanged with the address of the request to LINE [R7.47]', async () => {
  await signIn();
  const query = new URLSearchParams({ code: 'code-1', state: left().get('state') ?? '' });
  expect(await read(query)).toEqual({ proof: { lineSessionToken: 'session-1' } });
  expect(gateway.calls(VERIFY).map(({ body }) => body)).toEqual([
    { code: 'code-1', redirectUri: left().get('redirect_uri') },
  ]);
});

test.each([
  ['another state', () => 'f'.repeat(32)],
  ['an empty state', () => ''],
])('an answer with %s is refused, and no code is exchanged', async (_case, state) => {
  await signIn();
  const query = new URLSearchParams({ code: 'code-1', state: state() });
  await expect(read(query)).rejects.toMatchObject({ code: 'line-answer-unasked' });
  expect(gateway.calls(VERIFY)).toEqual([]);
});

test('a state is accepted once, and not after ten minutes', async () => {
  await signIn();
  const query = new URLSearchParams({ code: 'code-1', state: left().get('state') ?? '' });
  await read(query);
  await expect(read(query)).rejects.toMatchObject({ code: 'line-answer-unasked' });
  await signIn();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_001);
  await expect(
    read(new URLSearchParams({ code: 'c', state: left().get('state') ?? '' })),
  ).rejects.toMatchObject({ code: 'line-answer-unasked' });
  clock.mockRestore();
});

test('with LINE switched off the answer is ignored', async () => {
  await signIn();
  await merchantWith({});
  const query = new URLSearchParams({ code: 'code-1', state: left().get('state') ?? '' });
  expect(await read(query)).toBeUndefined();
  expect(gateway.calls(VERIFY)).toEqual([]);
});

test('a refusal by the person is not an error, a failure of LINE is', async () => {
  await signIn();
  const answer = (error: string) => new URLSearchParams({ error, state: left().get('state') ?? '' });
  expect(await read(answer('access_denied'))).toBeUndefined();
  await signIn();
  await expect(read(answer('INVALID_SCOPE'))).rejects.toMatchObject({ code: 'line-refused' });
});
