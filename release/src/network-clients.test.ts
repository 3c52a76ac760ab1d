import { once } from 'node:events';
import { inspect } from 'node:util';
import { prometheusQuery } from './operations/canary/prometheus-query';
import { compareGateway } from './operations/gateway';
import { openStore } from './store';
import { authority } from './testing/certificates';
import { aurora, newFolder, removeFolders } from './testing/dists';
import { echoGateway, stopGateways } from './testing/echo-gateway';
import { startRelease } from './testing/process';

afterEach(() => {
  for (const name of ['AWS_ENDPOINT_URL_S3', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])
    delete process.env[name];
});
afterAll(stopGateways);
afterAll(removeFolders);

/** Starts the console, which reads the addresses of its provider first. Rejects with what the operator reads. */
async function startConsole(issuer: string): Promise<never> {
  const options = [
    'console',
    '--port',
    '0',
    '--issuer',
    issuer,
    '--client',
    'console',
    '--look-group',
    'look',
  ];
  const child = startRelease(await newFolder(), options, {}, ['ignore', 'ignore', 'pipe']);
  let printed = '';
  child.stderr?.on('data', (text) => {
    printed += text;
  });
  await once(child, 'close');
  throw new Error(printed);
}

async function readBucket(endpoint: string): Promise<unknown> {
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
  return (await openStore('s3://bucket/store')).read('/m/releases/m0.json');
}

test.each<[string, (origin: string) => Promise<unknown>]>([
  ['the store in a bucket', readBucket],
  ['the console', startConsole],
  ['Prometheus', (origin) => prometheusQuery(origin).at('up', 0)],
  ['the comparison with a gateway', (origin) => compareGateway(aurora, origin)],
])('%s sends nothing to a server without a certificate of a known authority', async (_, call) => {
  const { port, seen } = await echoGateway({ tls: (await authority()).certificate('localhost') });
  const outcome = await call(`https://localhost:${port}`).catch((error: unknown) => error);
  expect(inspect(outcome, { depth: 5 })).toMatch(/UNABLE_TO_VERIFY_LEAF_SIGNATURE|unable to verify/);
  expect(seen).toEqual([]);
});
