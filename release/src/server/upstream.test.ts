import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseError } from '../release-error';
import { authority } from '../testing/certificates';
import { aurora, newFolder } from '../testing/dists';
import { echoGateway, stopGateways } from '../testing/echo-gateway';
import { operator } from '../testing/operator';
import { ask, releasedStore, started, stopAll } from '../testing/started';

// A name that each machine resolves to itself.
const NAME = 'localhost';

type Authority = Awaited<ReturnType<typeof authority>>;
let ca: Authority;
let other: Authority;
let store: Awaited<ReturnType<typeof releasedStore>>['store'];

beforeAll(async () => {
  ({ store } = await releasedStore());
  ca = await authority();
  other = await authority();
});
afterEach(stopGateways);
afterAll(stopAll);

const codesOf = (faults: readonly unknown[]) =>
  faults.map((fault) => (fault instanceof ReleaseError ? fault.code : fault));

/** Starts a gateway with a certificate, and a server in front of it. */
async function behind(tls: ReturnType<Authority['certificate']>, trustedCa?: string) {
  const { port, seen } = await echoGateway({ tls });
  const upstream = `https://${NAME}:${port}`;
  const faults: unknown[] = [];
  const served = await started({
    store,
    gateway: upstream,
    merchants: [{ ...aurora, identity: upstream }],
    trustedCa,
    report: (fault) => faults.push(fault),
  });
  const call = (path: string) =>
    ask(served, path, { headers: { host: 'aurora.localhost', authorization: 'SECRET' } });
  return { upstream, seen, faults, call };
}

test('a gateway and an identity project with a certificate of a trusted authority get the calls', async () => {
  const { call, seen, faults } = await behind(ca.certificate(NAME), ca.file);
  expect((await call('/wps/x')).status).toBe(200);
  expect((await call('/__/auth/handler')).status).toBe(200);
  expect(seen.map(({ url }) => url)).toEqual(['/wps/x', '/__/auth/handler']);
  expect(faults).toEqual([]);
});

describe.each<[string, string, () => ReturnType<Authority['certificate']>, () => string | undefined]>([
  ['of another authority', 'UNABLE_TO_VERIFY', () => other.certificate(NAME), () => ca.file],
  [
    'of an authority that Node does not know',
    'UNABLE_TO_VERIFY',
    () => ca.certificate(NAME),
    () => undefined,
  ],
  ['for another name', 'ALTNAME_INVALID', () => ca.certificate('wrong.example'), () => ca.file],
  ['that has expired', 'CERT_HAS_EXPIRED', () => ca.certificate(NAME, -1), () => ca.file],
])('an upstream with a certificate %s', (_, code, certificate, trusted) => {
  afterEach(() => {
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  });

  test.each([undefined, '0'])(
    'gets no call, and the log says why (NODE_TLS_REJECT_UNAUTHORIZED=%s)',
    async (variable) => {
      if (variable !== undefined) process.env.NODE_TLS_REJECT_UNAUTHORIZED = variable;
      const { call, seen, faults, upstream } = await behind(certificate(), trusted());
      const answer = await call('/wps/x');
      expect(answer.status).toBe(502);
      expect(JSON.parse(answer.body.toString())).toEqual({
        success: false,
        errorCode: 'gateway_unreachable',
      });
      expect(faults).toEqual([expect.objectContaining({ code: 'upstream-unreached' })]);
      expect(String(faults[0])).toContain(`The certificate of ${upstream} is not valid`);
      expect(String(faults[0])).toContain(code);
      const page = await call('/__/auth/handler');
      expect(page.status).toBe(502);
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.body.toString()).not.toContain(code);
      expect(seen).toEqual([]);
    },
  );
});

test('a gateway that is down is reported once, not for each call, and again for another cause', async () => {
  const faults: unknown[] = [];
  const merchants = [{ ...aurora, identity: `https://${NAME}:1` }];
  const served = await started({ store, merchants, report: (fault) => faults.push(fault) });
  const headers = { host: 'aurora.localhost' };
  for (const path of ['/wps/x', '/wps/y', '/__/auth/handler', '/__/auth/handler'])
    expect((await ask(served, path, { headers })).status).toBe(502);
  expect(codesOf(faults)).toEqual(['upstream-unreached', 'upstream-unreached']);
  expect(String(faults[0])).toContain('http://127.0.0.1:1 is not reached (ECONNREFUSED)');
  expect(String(faults[1])).toContain(`https://${NAME}:1 is not reached`);
});

test('a file of authorities that contains none is refused before the server starts', async () => {
  const dir = await newFolder();
  const file = join(dir, 'ca.pem');
  await writeFile(file, 'not a certificate');
  const release = operator(dir);
  for (const name of [file, join(dir, 'missing.pem')]) {
    const ran = await release(`serve --port 0 --gateway https://gateway.example --trusted-ca ${name}`);
    expect([ran.code, ran.err]).toEqual([2, expect.stringContaining(`${name} contains no certificate`)]);
  }
});
