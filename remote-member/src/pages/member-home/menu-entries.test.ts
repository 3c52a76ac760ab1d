import type { MemberType } from '@tessera/contract';
import { menuEntries } from './menu-entries';

const always = ['activity_title', 'messages', 'help', 'feedback'];

test.each<[type: MemberType, more: string[]]>([
  [0, ['rewards', 'invite', 'agent']],
  [1, ['rewards', 'agent']],
  [2, ['rewards', 'agent']],
  [4, []],
  [40, ['rewards', 'invite', 'agent']],
])('the menu of type %i has %j beside the entries of everyone [R6.2b]', (type, more) => {
  const labels = menuEntries({ type, hasRewards: true, hasReferral: true }).map(({ label }) => label);
  expect(new Set(labels)).toEqual(new Set([...always, ...more]));
});

test('the menu has no entries that the merchant has not switched on [R6.6]', () => {
  const labels = menuEntries({ type: 0, hasRewards: false, hasReferral: false }).map(({ label }) => label);
  expect(labels).not.toContain('rewards');
  expect(labels).not.toContain('invite');
});
