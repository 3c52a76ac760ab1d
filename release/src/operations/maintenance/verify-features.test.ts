import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeMerchant } from '../../merchants';
import { openFolderStore } from '../../store';
import { aurora, newFolder, removeFolders } from '../../testing/dists';
import { verifyFeatures } from './verify-features';

/** A gateway with these answers by path, and 404 for all others. */
async function gatewayOf(answers: Readonly<Record<string, unknown>>) {
  const server = createServer(({ url = '', headers }, response) => {
    const value = answers[url.split('?')[0] ?? ''];
    response.statusCode = value === undefined || headers.merchant !== 'aurora' ? 404 : 200;
    response.end(JSON.stringify({ success: true, value }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function problemsOf(description: object, answers: Readonly<Record<string, unknown>>) {
  const store = openFolderStore(await newFolder());
  await describeMerchant(store, { ...aurora, ...description });
  const { url, close } = await gatewayOf(answers);
  try {
    return await verifyFeatures(store, url, 'aurora');
  } finally {
    close();
  }
}
afterAll(removeFolders);

const STATUS = '/wps/v2/system/status';
const networks = (...names: readonly string[]) => ({
  '/wps/relay/WPSCORE_getTrackingSetting': { networks: names.map((network) => ({ network, id: '1' })) },
});

test('a gateway that has the specification and switches nothing on has no problems', async () => {
  expect(await problemsOf({}, { [STATUS]: {} })).toEqual([]);
});

test('a sign-in that the gateway switches on and the description does not name is a problem with its origins', async () => {
  const status = { whitelabelVal: { GOOGLELOGIN3: 1, FACEBOOKLOGIN3: 1 } };
  const [problem, ...others] = await problemsOf({ features: ['facebook'] }, { [STATUS]: status });
  expect(problem).toMatchObject({ where: 'aurora', code: 'feature-blocked' });
  expect(problem?.message).toContain('"google"');
  expect(problem?.message).toContain('scripts https://accounts.google.com');
  expect(others).toEqual([]);
});

test('captcha, push, phone codes, chat and pixels are compared too', async () => {
  const status = {
    whitelabelVal: { GEETEST3: true },
    gw: { GEETEST_ID: 'x' },
    smsProvider: { firebase: true, vapidKey: 'k' },
    customerService: [{ csType: 'LIVECHAT', title: 'Chat', link: 'x' }],
  };
  const all = { [STATUS]: status, ...networks('meta', 'google-tag') };
  const names = ['phone-codes', 'geetest', 'push', 'livechat', 'meta-pixel', 'google-tag'];
  const problems = await problemsOf({}, all);
  expect(problems.map(({ message }) => /switches ([\w-]+) on/.exec(message)?.[1])).toEqual(names);
  expect(await problemsOf({ features: names }, all)).toEqual([]);
});

test('a gateway that does not answer the status is a problem of its own', async () => {
  const [problem] = await problemsOf({}, {});
  expect(problem).toMatchObject({ where: 'aurora', code: 'gateway-unread' });
});
