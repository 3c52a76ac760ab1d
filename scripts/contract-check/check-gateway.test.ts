import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '@tessera/sandbox';
import { checkGateway, type Judged } from './check-gateway';

const started: { sandbox?: Sandbox; dataDir?: string } = {};
beforeAll(async () => {
  started.dataDir = await mkdtemp(join(tmpdir(), 'contract-check-'));
  started.sandbox = await startSandbox({ dataDir: started.dataDir });
}, 30_000);
afterAll(async () => {
  await started.sandbox?.close();
  if (started.dataDir) await rm(started.dataDir, { recursive: true, force: true });
});

const account = { name: 'demo-member', password: 'Tessera-2026' };
const check = (merchant: string) => checkGateway({ url: started.sandbox?.url ?? '', merchant, account });
const of = (findings: readonly Judged[], call: string) => findings.find((finding) => finding.call === call);

test('the sandbox differs in nothing, and its member is asked too', async () => {
  const findings = await check('aurora');
  expect(findings.filter(({ isProblem }) => isProblem)).toEqual([]);
  for (const call of ['status', 'gameList', 'login', 'memberInfo', 'walletBalance'])
    expect(of(findings, call)).toMatchObject({ result: 'ok' });
  expect(findings.length).toBeGreaterThan(40);
});

test('a platform with the specification and nothing else has no problem: what we assume may be absent', async () => {
  const findings = await check('bare');
  expect(findings.filter(({ isProblem }) => isProblem)).toEqual([]);
  expect(of(findings, 'bannerList')).toMatchObject({ result: 'absent' });
  expect(of(findings, 'newGameVendor')).toMatchObject({ result: 'empty' });
  expect(of(findings, 'memberInfo')).toMatchObject({ result: 'ok' });
});

test('a wrong gateway is told what differs: field, call, envelope and login', async () => {
  const wrong: Readonly<Record<string, unknown>> = {
    '/wps/v2/system/status': [],
    '/wps/relay/GCSGAME_gameList': { success: true, value: { data: { lanes: 'many' } } },
    '/wps/system/country': { success: false, errorCode: 'closed', message: 'Not here' },
  };
  const server = createServer(({ url = '' }, response) => {
    const body = wrong[url.split('?')[0] ?? ''];
    response.statusCode = body === undefined ? 404 : 200;
    response.end(JSON.stringify(body ?? { statusCode: 404, message: `no route ${url}` }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const findings = await checkGateway({ url: `http://127.0.0.1:${port}`, merchant: 'x', account });
  server.close();
  expect(of(findings, 'status')).toMatchObject({ result: 'differs', isProblem: true });
  expect(of(findings, 'gameList')).toMatchObject({ result: 'differs', isProblem: true });
  expect(of(findings, 'gameList')?.detail).toContain('data.lanes');
  expect(of(findings, 'country')).toMatchObject({ result: 'refused', detail: 'closed Not here' });
  expect(of(findings, 'ping')).toMatchObject({ result: 'absent', isProblem: true });
  expect(of(findings, 'login')).toMatchObject({ result: 'failed', isProblem: true });
});

test('a gateway that is not reached, and one that answers with a page, are told with the reason', async () => {
  const server = createServer((_, response) => response.end('<!doctype html>')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const answered = await checkGateway({ url, merchant: 'x' });
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  const unreached = await checkGateway({ url, merchant: 'x' });
  const detail = 'not JSON: line 1, column 1: invalid symbol';
  expect(of(answered, 'status')).toMatchObject({ result: 'differs', detail });
  expect(of(unreached, 'status')).toMatchObject({ result: 'failed', isProblem: true });
  expect(of(unreached, 'status')?.detail).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+\/wps\/v2\/system\/status is not reached: connect ECONNREFUSED/,
  );
});
