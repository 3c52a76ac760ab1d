import type { FooterEntry } from '@tessera/contract';
import { deeds, visitors } from '../../testing/nav-tap';
import { entryRules, judge } from './entry-rules';

/** Entry; whether it needs a login, rejects free (4) and virtual (40 to 42) accounts; its row. */
const table: ReadonlyArray<readonly [FooterEntry, 'yes' | 'no', 'yes' | 'no', 'yes' | 'no', string]> = [
  ['home', 'no', 'no', 'no', '[R2.34]'],
  ['service', 'no', 'no', 'no', '[R2.35]'],
  ['activity', 'no', 'no', 'no', '[R2.36]'],
  ['notice', 'no', 'no', 'no', '[R2.37]'],
  ['game', 'no', 'no', 'no', '[R2.38]'],
  ['helps', 'no', 'no', 'no', '[R2.39]'],
  ['member', 'yes', 'yes', 'no', '[R2.40]'],
  ['wallet', 'yes', 'yes', 'no', '[R2.41]'],
  ['chat', 'yes', 'yes', 'no', '[R2.42]'],
  ['reward', 'yes', 'yes', 'no', '[R2.43]'],
  ['invite', 'yes', 'yes', 'no', '[R2.44]'],
  ['withdraw', 'yes', 'yes', 'yes', '[R2.45]'],
  ['deposit', 'yes', 'yes', 'yes', '[R2.46]'],
];

describe.each(table)(
  '%s: login %s, rejected for free %s, for virtual %s %s',
  (entry, login, free, virtual) => {
    test('follows the rule', () => {
      expect(entryRules[entry]).toEqual({
        login: login === 'yes',
        rejectsFree: free === 'yes',
        rejectsVirtual: virtual === 'yes',
      });
    });

    test.each(visitors)('member type %s', async (type) => {
      const isRejected = (type === 4 && free === 'yes') || ((type ?? 0) >= 40 && virtual === 'yes');
      const expected =
        type === undefined ? (login === 'yes' ? 'login' : 'allowed') : isRejected ? 'rejected' : 'allowed';
      expect(judge(entry, type)).toBe(expected);
      const [first] = await deeds(entry, type, { referral: true });
      if (expected === 'login') expect(first).toMatch(/^go \/m\/login(\?|$)/);
      else if (expected === 'rejected') expect(first).toBe('alert free_reject');
      else expect(first).not.toMatch(/login|free_reject/);
    });
  },
);
