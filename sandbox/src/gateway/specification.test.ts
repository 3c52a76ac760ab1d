import { clientOf, tokenIn } from '../testing/client';
import { sandboxForTests } from '../testing/sandbox';
import { onlyFields } from './specification';

const sandbox = sandboxForTests();
const bare = (more: Readonly<Record<string, string>> = {}) =>
  clientOf(sandbox().url, { merchant: 'bare', language: 'EN', ...more });

test.each<[readonly string[], unknown]>([
  [[''], { a: 1, list: [{ b: 2, c: 3 }] }],
  [[], undefined],
  [['a'], { a: 1 }],
  [['list.b'], { list: [{ b: 2 }] }],
  [['list'], { list: [{ b: 2, c: 3 }] }],
  [['other'], {}],
])('with the fields %j a value is %j', (fields, kept) => {
  expect(onlyFields({ a: 1, list: [{ b: 2, c: 3 }] }, fields)).toEqual(kept);
});

test('the merchant of the specification answers a call that it does not show like a web server without it', async () => {
  for (const path of ['/wps/system/consent', '/wps/relay/MCSFE_getBannerList']) {
    const answer = await bare().request(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).not.toHaveProperty('success');
  }
});

test('it answers such a call as another server does, until a test is over', async () => {
  const control = (path: string, method: string, body?: object) =>
    fetch(`${sandbox().url}/__sandbox/${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  const absent = async () => {
    const answer = await bare().request('/wps/system/consent');
    return [answer.status, answer.headers.get('content-type'), await answer.text()];
  };
  expect((await control('absent', 'PUT', { status: 99, body: '' })).status).toBe(400);
  await control('absent', 'PUT', { status: 405, body: 'No such call' });
  expect(await absent()).toEqual([405, 'text/html; charset=utf-8', 'No such call']);
  await control('absent', 'PUT', { status: 200, body: { success: false } });
  expect(await absent()).toEqual([200, 'application/json; charset=utf-8', '{"success":false}']);
  await control('test', 'DELETE');
  expect((await absent())[0]).toBe(404);
});

test('its answers have the fields of the specification and no others', async () => {
  const status = await bare().get('/wps/v2/system/status?device=MOBILE');
  expect(status.value).toMatchObject({ currency: 'USD', register: { captcha: { enabled: false } } });
  for (const ours of ['siteName', 'singleWallet', 'customerService', 'social', 'login', 'appVersion'])
    expect(status.value).not.toHaveProperty(ours);
  const games = await bare().get('/wps/relay/GCSGAME_gameList?limit=1');
  expect(games.value).not.toHaveProperty('data.lanes.0.cards.0.image');
  expect(games.value).toHaveProperty('data.lanes.0.cards.0.displayName');
  expect(await bare().get('/wps/relay/GCSGAME_newGameVendor')).toEqual({ success: true });
});

test('its members sign in and have their info', async () => {
  const authorization = tokenIn(await bare().login('demo-member'));
  const info = await bare({ authorization }).get('/wps/member/info');
  expect(info.value).toMatchObject({ account: 'demo-member', type: 0 });
});
