import type { MemberType } from '@tessera/contract';
import { entriesFor } from './menu-entries';

const always = ['activity_title', 'messages', 'help', 'feedback'];

test.each<[type: MemberType, more: string[]]>([
  [0, ['rewards', 'invite', 'agent']],
  [1, ['rewards', 'agent']],
  [2, ['rewards', 'agent']],
  [4, []],
  [40, ['rewards', 'invite', 'agent']],
])('type %i is offered %j beside what everyone is [R6.2b]', (type, more) => {
  const labels = entriesFor({ type, hasRewards: true, hasReferral: true }).map(({ label }) => label);
  expect(new Set(labels)).toEqual(new Set([...always, ...more]));
});

test('what the merchant has not switched on is not offered [R6.6]', () => {
  const labels = entriesFor({ type: 0, hasRewards: false, hasReferral: false }).map(({ label }) => label);
  expect(labels).not.toContain('rewards');
  expect(labels).not.toContain('invite');
});
