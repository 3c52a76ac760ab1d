import type { MemberType } from '@tessera/contract';
import { menuEntries } from './menu-entries';

const always = ['activity_title', 'messages', 'help', 'feedback'];

test.each<[type: MemberType, more: string[]]>([
  [0, ['bets', 'rewards', 'invite', 'agent']],
  [1, ['bets', 'rewards', 'agent']],
  [2, ['bets', 'rewards', 'agent']],
  [4, []],
  [40, ['bets', 'rewards', 'invite', 'agent']],
])('the menu of type %i has %j beside the entries of everyone [R6.2b]', (type, more) => {
  const labels = menuEntries({
    type,
    hasRewards: true,
    hasReferral: true,
    hasBets: true,
    hasFeedback: true,
  }).map(({ label }) => label);
  expect(new Set(labels)).toEqual(new Set([...always, ...more]));
});

test('the menu has no entries that the merchant has not switched on [R6.6]', () => {
  const none = { hasRewards: false, hasReferral: false, hasBets: false, hasFeedback: false };
  const labels = menuEntries({ type: 0, ...none }).map(({ label }) => label);
  expect(labels).not.toContain('bets');
  expect(labels).not.toContain('rewards');
  expect(labels).not.toContain('invite');
  expect(labels).not.toContain('feedback');
});
