import { footerEntries } from '@tessera/contract';
import { deeds, visitors } from '../../testing/nav-tap';
import { isActiveEntry } from './entry-paths';

test('an entry that needs a login leads a visitor to the login, and back afterwards [R4.18]', async () => {
  await expect(deeds('wallet', undefined)).resolves.toEqual(['go /m/login?backUrl=%2Fm%2Fwallet']);
  await expect(deeds('chat', undefined)).resolves.toEqual(['go /m/login']);
});

test.each([4, 40, 41, 42] as const)(
  'type %d is rejected with free_reject, without a navigation [R4.19, R6.2a]',
  async (type) => {
    await expect(deeds('deposit', type)).resolves.toEqual(['alert free_reject']);
    await expect(deeds('withdraw', type)).resolves.toEqual(['alert free_reject']);
  },
);

test('a deposit first awaits its check, and stops when that fails [R4.20]', async () => {
  await expect(deeds('deposit', 0)).resolves.toEqual(['check deposit', 'go /m/voucherCenter']);
  await expect(deeds('deposit', 0, { mayDeposit: false })).resolves.toEqual(['check deposit']);
});

test.each([
  ['an agent', 1, false, 'go /m/agentRegister'],
  ['an agent, promotion on', 2, true, 'go /m/agentRegister'],
  ['a member, promotion on', 0, true, 'go /m/inviteFriends'],
  ['a virtual account, promotion on', 41, true, 'go /m/inviteFriends'],
  ['a member, promotion off', 0, false, 'customer service'],
  ['a visitor, promotion on', undefined, true, 'go /m/login?backUrl=%2Fm%2FinviteFriends'],
  ['a visitor, promotion off', undefined, false, 'alert coming_soon'],
  ['a free account, promotion on', 4, true, 'alert free_reject'],
] as const)('invite of %s [R2.44, R4.22, R6.2b, R6.6]', async (_, type, referral, deed) => {
  await expect(deeds('invite', type, { referral })).resolves.toEqual([deed]);
});

test('service opens the customer-service list for everyone [R2.31]', async () => {
  for (const type of visitors) await expect(deeds('service', type)).resolves.toEqual(['customer service']);
});

test.each([
  ['home', '/m/home'],
  ['activity', '/m/activity'],
  ['reward', '/m/rewardCenter'],
  ['game', '/m/game'],
  ['live', '/m/live'],
  ['helps', '/m/helpCenter'],
  ['member', '/m/member/home'],
  ['notice', '/m/notice'],
  ['wallet', '/m/wallet'],
  ['withdraw', '/m/withdraw'],
] as const)('%s leads a member to %s, which makes it the active entry [R2.33]', async (entry, path) => {
  await expect(deeds(entry, 0)).resolves.toEqual([`go ${path}`]);
  expect(footerEntries.filter((other) => isActiveEntry(other, path))).toEqual([entry]);
});

test('home is active on every alias of the landing page [R2.33]', () => {
  for (const path of ['/m/home', '/m', '/m/', '/m/index', '/m/index.html'])
    expect(isActiveEntry('home', path)).toBe(true);
  for (const path of ['/m/homes', '/m/login', '/']) expect(isActiveEntry('home', path)).toBe(false);
});
