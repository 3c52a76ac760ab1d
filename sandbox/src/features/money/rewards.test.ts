import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '../../server/start-sandbox';
import { clientOf, tokenIn } from '../../testing/client';
import { newMemberAt } from '../../testing/member-client';
import { sandboxForTests } from '../../testing/sandbox';

const sandbox = sandboxForTests();
const claim = 'PROMOFE_claimReward';

test('a reward is paid once, even if it is claimed several times at once', async () => {
  const member = await newMemberAt(sandbox().url);
  const answers = await Promise.all([1, 2, 3].map(() => member.post(claim, { id: 'daily' })));
  for (const answer of answers) expect(answer).toMatchObject({ success: true, value: { state: 'claimed' } });
  expect(await member.get('MCSFE_getWalletBalance')).toMatchObject({ total: '2.00' });
  expect(await member.get('MCSFE_getTransactions?limit=5')).toMatchObject({
    items: [{ kind: 'bonus', title: 'Daily chest' }],
  });
});

test.each(['rank', 'week', 'no-such'])('the reward %s cannot be claimed', async (id) => {
  const member = await newMemberAt(sandbox().url);
  expect(await member.post(claim, { id })).toMatchObject({ success: false, errorCode: 'reward_unavailable' });
});

test('a free account cannot claim a reward', async () => {
  const member = await newMemberAt(sandbox().url, { type: 4 });
  expect(await member.post(claim, { id: 'daily' })).toMatchObject({ errorCode: 'account_type_rejected' });
});

test('a claimed reward stays claimed after a restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const before = await startSandbox({ dataDir });
  const authorization = tokenIn(await clientOf(before.url).login('demo-member'));
  await clientOf(before.url).post(`/wps/relay/${claim}`, JSON.stringify({ id: 'daily' }), { authorization });
  await before.close();
  const after = await startSandbox({ dataDir });
  const { value } = await clientOf(after.url).get('/wps/relay/PROMOFE_getRewardList', { authorization });
  expect(value).toMatchObject({
    rewards: expect.arrayContaining([expect.objectContaining({ id: 'daily', state: 'claimed' })]),
  });
  await after.close();
  await rm(dataDir, { recursive: true });
});
