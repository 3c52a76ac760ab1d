// @full: needs nginx.
import { aurora, zahra } from '../testing/dists';
import { echoGateway, stopGateways } from '../testing/echo-gateway';
import { startedNginx, stopNginx } from '../testing/nginx';
import { findNginx } from '../testing/nginx-process';
import { ask, releasedStore, started, stopAll } from '../testing/started';

const hsts = { maxAge: 31_536_000, includeSubDomains: true, preload: false };
/** A gateway and an identity project that decide for the merchant's origin. */
const upstreamHeaders = {
  'content-type': 'text/html',
  'content-security-policy': "script-src 'self' 'unsafe-inline'",
  'cross-origin-resource-policy': 'cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
};
const noPage = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

beforeAll(() => void findNginx(), 300_000);
afterAll(async () => {
  await stopNginx();
  await stopAll();
  await stopGateways();
});

describe.each(['nginx', 'release serve'])('from %s', (server) => {
  let front: { readonly url: string };

  beforeAll(async () => {
    const released = await releasedStore();
    const { url: gateway } = await echoGateway({ body: '<script>1</script>', headers: upstreamHeaders });
    const merchants = [
      { ...aurora, identity: gateway, hsts },
      { ...zahra, identity: gateway },
    ];
    const options = { ...released, merchants, gateway, trust: ['127.0.0.1'] };
    front = await (server === 'nginx' ? startedNginx(released, options) : started(options));
  });

  /** The headers of an answer over https, unless the request says otherwise. */
  const headersOf = async (path: string, own: Readonly<Record<string, string>> = {}) =>
    (await ask(front, path, { headers: { host: 'aurora.localhost', 'x-forwarded-proto': 'https', ...own } }))
      .headers;

  test('an answer of the gateway is data in the browser, whatever policy the gateway sends', async () => {
    expect(await headersOf('/wps/x')).toMatchObject({
      'content-security-policy': `${upstreamHeaders['content-security-policy']}, ${noPage}`,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each(['/m/shell/1.2.0/main.js', '/m/remotes/games/2.0.0/remote.json', '/m/releases/aurora.json'])(
    'the file %s runs nothing if a browser opens it as a page, and has no origin',
    async (path) => {
      expect(await headersOf(path)).toMatchObject({
        'content-security-policy': `${noPage}; style-src 'unsafe-inline'; sandbox`,
      });
    },
  );

  test('a page that opens the merchant’s page gets no handle of it, and no other site embeds it', async () => {
    expect(await headersOf('/m/home')).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test.each([
    '/m/home',
    '/m/shell/1.2.0/main.js',
    '/m/asset-manifest.json',
    '/m/unknown.js',
    '/wps/x',
    '/__/auth/handler',
  ])('%s has the https of the merchant’s choice, not of the servers behind it', async (path) => {
    const sent = async (own: Readonly<Record<string, string>>) =>
      (await headersOf(path, own))['strict-transport-security'];
    expect(await sent({})).toBe('max-age=31536000; includeSubDomains');
    expect(await sent({ 'x-forwarded-proto': 'http' })).toBeUndefined();
    expect(await sent({ host: 'zahra.localhost' })).toBeUndefined();
  });
});
