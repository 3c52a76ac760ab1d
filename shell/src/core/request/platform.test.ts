import { bannerList, gameList, logout, rewardList, walletBalance } from '@tessera/contract';
import { loadPlatform, platformNames } from '@tessera/contract/platforms';
import { accepted, refused } from '../../testing/local-gateway';
import { failureOf, freshClient, provideWire, server, told } from '../../testing/wire';

provideWire();

/** A gateway of another making: its own paths and forms, and the contract's for all others. */
const slides = [{ picture: '/a.png', headline: 'Welcome', target: '/m/activity' }];
const purse = {
  iso: 'EUR',
  cents: { all: 120_005, free: 99 },
  purses: [{ id: 'M', label: 'Main', cents: 120_005 }],
};
const answers: Readonly<Record<string, unknown>> = {
  'GET /wps/content/slides': slides,
  'GET /wps/purse/summary': purse,
  'PUT /wps/session/end': null,
  'GET /wps/relay/GCSGAME_gameList': { data: { lanes: [] } },
};

async function clientOfPlatform() {
  server.answer(({ method, path }) => {
    const value = answers[`${method} ${path}`];
    return value === undefined ? { status: 404, body: 'not found' } : accepted(value);
  });
  const client = freshClient();
  client.setPlatform(await loadPlatform('sample'));
  return client;
}

test('calls of a platform with other paths and forms are made as it has them, and answered as the contract says', async () => {
  const client = await clientOfPlatform();
  await expect(client.call(bannerList, { groupName: 'm_home' })).resolves.toMatchObject({
    banners: [{ url: '/a.png', title: 'Welcome', linkageType: 'URL', linkage: '/m/activity' }],
  });
  await expect(client.call(walletBalance, {})).resolves.toMatchObject({
    currency: 'EUR',
    total: '1200.05',
    withdrawable: '0.99',
    wallets: [{ code: 'M', name: 'Main', amount: '1200.05' }],
  });
  await client.call(logout, {});
  await expect(client.call(gameList, {})).resolves.toEqual({ data: { lanes: [] } });
  expect(server.received.map(({ method, path, query, body }) => [method, path, query, body])).toEqual([
    ['GET', '/wps/content/slides', { place: 'home' }, ''],
    ['GET', '/wps/purse/summary', {}, ''],
    ['PUT', '/wps/session/end', {}, '{"everywhere":false}'],
    ['GET', '/wps/relay/GCSGAME_gameList', {}, ''],
  ]);
  expect(told).toEqual([]);
});

test('an answer of such a platform is kept', async () => {
  const client = await clientOfPlatform();
  for (const _ of [1, 2]) await client.call(bannerList, { groupName: 'm_home' });
  expect(client.cached(bannerList, { groupName: 'm_home' })?.value.banners).toHaveLength(1);
  expect(server.received).toHaveLength(1);
});

test('a call that the platform does not have is absent, and is not sent', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  expect(await failureOf((await clientOfPlatform()).call(rewardList, {}))).toMatchObject({ code: 'absent' });
  expect(server.received).toEqual([]);
  expect(info.mock.calls[0]?.[0]).toContain('rewardList');
  info.mockRestore();
});

test('a call is known to be absent before it is made, if the platform does not have it', async () => {
  const client = await clientOfPlatform();
  expect(client.absence(rewardList)).toMatchObject({ code: 'absent', endpoint: 'rewardList' });
  expect(client.absence(gameList)).toBeUndefined();
});

test('a call is absent if the platform says so with a code of its own, with any status', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  for (const status of [200, 400]) {
    const client = await clientOfPlatform();
    server.answer(() => ({ ...refused('Unknown', 'E-1404'), status }));
    expect(await failureOf(client.call(gameList, {}))).toMatchObject({ code: 'absent', errorCode: 'E-1404' });
  }
  expect(info).toHaveBeenCalledWith(expect.stringContaining('no call gameList'));
  info.mockRestore();
});

test('an answer that fits neither the platform nor the contract is malformed', async () => {
  const client = await clientOfPlatform();
  server.answer(() => accepted({ iso: 'EUR' }));
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await failureOf(client.call(walletBalance, {}))).toMatchObject({ code: 'malformed' });
  error.mockRestore();
});

test('only known platforms can be loaded', async () => {
  expect(platformNames).toEqual(['sample']);
  await expect(loadPlatform('other')).rejects.toThrow('unknown platform other');
});
