import { describeMerchant } from '../../merchants';
import { openFolderStore } from '../../store';
import { aurora, newFolder, removeFolders } from '../../testing/dists';
import { STATUS, siteGateway, stopSiteGateways } from '../../testing/site-gateway';
import { verifyGateway } from './compare';

async function problemsOf(description: object, answers: Readonly<Record<string, unknown>>) {
  const store = openFolderStore(await newFolder());
  await describeMerchant(store, { ...aurora, ...description });
  return verifyGateway(store, await siteGateway('aurora', answers), 'aurora');
}
afterEach(stopSiteGateways);
afterAll(removeFolders);

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

test('a feature on the host of another one is compared by its paths', async () => {
  const [problem, ...others] = await problemsOf(
    { features: ['google-tag'] },
    { [STATUS]: {}, ...networks('google-tag', 'tag-manager') },
  );
  expect(problem?.message).toContain('blocks scripts https://www.googletagmanager.com/gtm.js. Add');
  expect(others).toEqual([]);
});

test('a gateway that does not answer the status is a problem of its own', async () => {
  const [problem] = await problemsOf({}, {});
  expect(problem).toMatchObject({ where: 'aurora', code: 'gateway-unread' });
});

test('an expected flag that the gateway has off is a problem, and one that is on is not', async () => {
  const expects = { flags: ['INBOX3', 'CBS3'] };
  const [problem, ...others] = await problemsOf({ expects }, { [STATUS]: { whitelabelVal: { CBS3: 1 } } });
  expect(problem).toMatchObject({ where: 'aurora', code: 'flag-off' });
  expect(problem?.message).toContain('expects INBOX3, which');
  expect(others).toEqual([]);
});

test('a template and languages of the gateway that differ from the description are problems', async () => {
  const of = (mobileTemplate: object) => problemsOf({}, { [STATUS]: { mobileTemplate } });
  expect(await of({ templateId: 'MT8801', languages: ['CN'] })).toEqual([]);
  // The shell ignores a template that it does not know.
  expect(await of({ templateId: 'MT9999' })).toEqual([]);
  const problems = await of({ templateId: 'MT8802', languages: ['EN', 'TH'] });
  expect(problems.map(({ code }) => code)).toEqual(['template-differs', 'language-unoffered']);
  expect(problems[0]?.message).toContain('start with MT8801 of the description and change to MT8802');
  expect(problems[1]?.message).toContain('languages TH, which');
});
