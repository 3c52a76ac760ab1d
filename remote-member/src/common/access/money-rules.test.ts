import type { MemberType } from '@tessera/contract';
import { closedFor } from './money-rules';

test.each<[type: MemberType, wallet: string | undefined, real: string | undefined]>([
  [0, undefined, undefined],
  [1, undefined, undefined],
  [2, undefined, undefined],
  [4, 'account', 'account'],
  [40, undefined, 'account'],
  [41, undefined, 'account'],
  [42, undefined, 'account'],
])(
  'type %i: the wallet is closed by %s, deposit and withdrawal by %s [R2.41, R2.45, R2.46]',
  (type, wallet, real) => {
    expect(closedFor('wallet', { type, credit: false })).toBe(wallet);
    expect(closedFor('deposit', { type, credit: false })).toBe(real);
    expect(closedFor('withdraw', { type, credit: false })).toBe(real);
  },
);

test('a merchant on credit has wallets, but no deposits and withdrawals [R2.30]', () => {
  const member = { type: 0, credit: true } as const;
  expect((['wallet', 'deposit', 'withdraw'] as const).map((page) => closedFor(page, member))).toEqual([
    undefined,
    'credit',
    'credit',
  ]);
});
