import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientOf, tokenIn } from '../testing/client';
import { idIn, memberWithMoney } from '../testing/money';
import { startSandbox } from './start-sandbox';

test('members and their sessions survive a restart, and no password or token is on disk', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const before = await startSandbox({ dataDir });
  const authorization = tokenIn(await clientOf(before.url).register('survivor', 'long-enough-1'));
  await before.close();

  const after = await startSandbox({ dataDir });
  const client = clientOf(after.url);
  expect(await client.login('survivor', 'long-enough-1')).toMatchObject({ success: true });
  expect(await client.get('/wps/member/info', { authorization })).toMatchObject({
    value: { account: 'survivor' },
  });
  expect(await client.login('demo-member')).toMatchObject({ success: true });
  await after.close();

  const disk = await readFile(join(dataDir, 'sandbox.mdb'), 'latin1');
  expect(disk).toContain('survivor');
  expect(disk).not.toContain('long-enough-1');
  expect(disk).not.toContain(authorization);
  await rm(dataDir, { recursive: true });
});

test('balances, orders and idempotency keys survive a restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const before = await startSandbox({ dataDir });
  const member = await memberWithMoney(before.url);
  const key = randomUUID();
  const id = idIn(await member.withdraw(await member.readyToWithdraw(), '400', key));
  await before.close();

  const after = await startSandbox({ dataDir });
  const client = clientOf(after.url);
  const authorization = tokenIn(await client.login(member.userName, member.password));
  const get = (name: string) => client.get(`/wps/relay/MCSFE_${name}`, { authorization });
  expect(await get('getWalletBalance')).toMatchObject({ value: { total: '600.00', locked: '400.00' } });
  const settled = JSON.stringify({ requestId: key });
  expect(await client.post('/wps/relay/MCSFE_settleRequest', settled, { authorization })).toMatchObject({
    value: { booked: true, id },
  });
  await after.close();
  await rm(dataDir, { recursive: true });
});

test('a taken port leaves no server running', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const first = await startSandbox({ dataDir });
  const port = Number(new URL(first.url).port);
  const other = await mkdtemp(join(tmpdir(), 'sandbox-'));
  await expect(startSandbox({ dataDir: other, port })).rejects.toThrow('EADDRINUSE');
  await first.close();
  await Promise.all([dataDir, other].map((folder) => rm(folder, { recursive: true })));
});
