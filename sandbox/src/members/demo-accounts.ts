import { randomUUID } from 'node:crypto';
import { openingHistory, openingBalances, newMember } from './new-member';
import { emptyPurse } from './ledger-record';
import { hashPassword } from './password';
import { mobileIdentity, type Store } from './store';
import type { MemberType } from '@tessera/contract';
import type { Merchant } from '../merchants';
import type { Member } from './member';

/** An account that exists at every merchant of the sandbox. */
export interface DemoAccount {
  readonly name: string;
  readonly password: string;
  readonly type: MemberType;
}

/** Of every demo account. */
export const demoPassword = 'Tessera-2026';

/** One account for each kind of member (R3.2). */
export const demoAccounts: readonly DemoAccount[] = [
  { name: 'demo-member', password: demoPassword, type: 0 },
  { name: 'demo-agent', password: demoPassword, type: 1 },
  { name: 'demo-free', password: demoPassword, type: 4 },
  { name: 'demo-virtual', password: demoPassword, type: 40 },
];

type Standing = Pick<Member, 'membership' | 'successfulDeposits' | 'unreadMessages'>;

const stranger: Standing = { membership: null, successfulDeposits: 0, unreadMessages: 0 };
const standings: Readonly<Partial<Record<MemberType, Standing>>> = {
  0: { membership: { labelId: '1003', completedConditions: 3 }, successfulDeposits: 4, unreadMessages: 3 },
  1: { membership: { labelId: '1005', completedConditions: 5 }, successfulDeposits: 12, unreadMessages: 0 },
};

/** Adds the demo accounts that are missing; those that are there stay as they are. */
export async function addDemoAccounts(store: Store, merchants: readonly Merchant[]): Promise<void> {
  const missing = merchants.flatMap((merchant) =>
    demoAccounts
      .filter(({ name }) => !store.member(merchant.code, name))
      .map((account) => ({ merchant, account })),
  );
  if (missing.length === 0) return;
  // One hash for all: the password is public, and hashing is slow on purpose.
  const password = await hashPassword(demoPassword);
  await Promise.all(
    missing.map(({ merchant, account }) =>
      store.add({
        id: randomUUID(),
        merchantCode: merchant.code,
        userName: account.name,
        password,
        type: account.type,
        language: merchant.defaultLanguage,
        ...(standings[account.type] ?? stranger),
        balances: openingBalances(merchant, merchant.demoBalance),
        purse: account.type === 0 ? openingHistory(merchant) : emptyPurse(),
        passwordExpired: false,
        hasLoggedIn: true,
      }),
    ),
  );
}

/** Numbers of the demo member, where a merchant takes numbers. */
export const demoMobiles: Readonly<Record<string, string>> = {
  jade: '+8613800138000',
  samba: '+5511987654321',
};

/** A member of noor who must prove themselves once more on every new device. */
export const GUARDED = 'demo-guarded';

/** Adds what only some merchants have: a number for the demo member, and a member with an extra verification. */
export async function addSpecialAccounts(store: Store, merchants: readonly Merchant[]): Promise<void> {
  for (const merchant of merchants) {
    const mobile = demoMobiles[merchant.code];
    const demoMember = store.member(merchant.code, 'demo-member');
    if (mobile && demoMember) await store.bindIdentity(mobileIdentity(mobile), demoMember);
    if (merchant.code !== 'noor' || store.member(merchant.code, GUARDED)) continue;
    const guarded = await newMember(merchant, merchant.defaultLanguage, GUARDED, demoPassword);
    await store.add({ ...guarded, verification: ['email', 'ga', 'sms'] });
  }
}
