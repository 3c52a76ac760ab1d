import { randomUUID } from 'node:crypto';
import { newMemberAt } from '../../testing/member-client';
import { sandboxForTests } from '../../testing/sandbox';

const sandbox = sandboxForTests();
const password = 'long-enough-1';

test('an agent registers an account once per key; it joins the team and needs a new password', async () => {
  const agent = await newMemberAt(sandbox().url, { type: 1 });
  const userName = `t${randomUUID().slice(0, 8)}`;
  const requestId = randomUUID();
  const register = () => agent.postEncrypted('MCSFE_registerDownline', { requestId, userName, password });
  const first = await register();
  expect(first).toMatchObject({ success: true, value: { userName } });
  expect(await register()).toEqual(first);
  expect(await agent.get('MCSFE_getAgentProgram')).toMatchObject({
    standing: 'agent',
    team: { members: 1, active: 0 },
  });
  expect(await agent.client.login(userName, password)).toMatchObject({ value: { passwordExpired: true } });
});

test('a member is not an agent but can apply', async () => {
  const member = await newMemberAt(sandbox().url);
  const body = { requestId: randomUUID(), userName: 'someone1', password };
  expect(await member.postEncrypted('MCSFE_registerDownline', body)).toMatchObject({
    errorCode: 'agent_only',
  });
  expect(await member.get('MCSFE_getAgentProgram')).toMatchObject({ standing: 'none' });
  await member.post('MCSFE_applyAgent', { contact: 'me@example.com' });
  expect(await member.get('MCSFE_getAgentProgram')).toMatchObject({ standing: 'pending' });
});

test('a registration with a referral code counts for its member', async () => {
  const member = await newMemberAt(sandbox().url);
  const { code } = (await member.get('MCSFE_getReferralProgram')) as { code: string };
  await member.client.postEncrypted('/wps/member/register', {
    username: `f${randomUUID().slice(0, 8)}`,
    password,
    registerMethod: 'H5',
    registerUrl: 'http://localhost/m/register',
    domain: 'localhost',
    referralCode: code,
    login: true,
    loginDeviceId: '0'.repeat(36),
    isOfficialAppLogin: false,
  });
  expect(await member.get('MCSFE_getReferralProgram')).toMatchObject({
    earnings: { invited: 1, qualified: 0, earned: '0.00', pending: '10.00' },
  });
});
