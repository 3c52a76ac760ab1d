import { randomUUID } from 'node:crypto';
import type { MemberType } from '@tessera/contract';
import type { Merchant } from '../merchants';
import { emptyLedger } from './ledger-record';
import type { Member } from './member';
import { newMember, openingBalances, openingHistory } from './new-member';
import { hashPassword } from './password';
import { emailIdentity, mobileIdentity, type Store } from './store';

/** An account that every merchant of the sandbox has. */
export interface DemoAccount {
  readonly name: string;
  readonly password: string;
  readonly type: MemberType;
}

/** The password of every demo account. */
const demoPassword = 'Tessera-2026';

/** One account for each type of member (R3.2). */
export const demoAccounts: readonly DemoAccount[] = [
  { name: 'demo-member', password: demoPassword, type: 0 },
  { name: 'demo-agent', password: demoPassword, type: 1 },
  { name: 'demo-free', password: demoPassword, type: 4 },
  { name: 'demo-virtual', password: demoPassword, type: 40 },
];

type Progress = Pick<Member, 'membership' | 'successfulDeposits' | 'unreadMessages'>;

const noProgress: Progress = { membership: null, successfulDeposits: 0, unreadMessages: 0 };
const progressOf: Readonly<Partial<Record<MemberType, Progress>>> = {
  0: { membership: { labelId: '1003', completedConditions: 3 }, successfulDeposits: 4, unreadMessages: 3 },
  1: { membership: { labelId: '1005', completedConditions: 5 }, successfulDeposits: 12, unreadMessages: 0 },
};

/** Adds the missing demo accounts. Existing ones stay unchanged. */
export async function addDemoAccounts(store: Store, merchants: readonly Merchant[]): Promise<void> {
  const missing = merchants.flatMap((merchant) =>
    demoAccounts
      .filter(({ name }) => !store.member(merchant.code, name))
      .map((account) => ({ merchant, account })),
  );
  if (missing.length === 0) return;
  // One hash for all, because hashing is slow by design and the password is public.
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
        ...(progressOf[account.type] ?? noProgress),
        balances: openingBalances(merchant, merchant.demoBalance),
        ledger: account.type === 0 ? openingHistory(merchant) : emptyLedger(),
        passwordExpired: false,
        hasLoggedIn: true,
      }),
    ),
  );
}

/** Mobile numbers of the demo member, by merchant. */
const demoMobiles: Readonly<Record<string, string>> = {
  jade: '+8613800138000',
  samba: '+5511987654321',
};

/** The demo member's e-mail address, at every merchant. */
const DEMO_EMAIL = 'demo-member@example.com';

/** A member of noor with an extra verification on each new device. */
export const GUARDED = 'demo-guarded';

/** Adds the demo member's e-mail address, and what only some merchants have: the number, and the member with an extra verification. */
export async function addSpecialAccounts(store: Store, merchants: readonly Merchant[]): Promise<void> {
  for (const merchant of merchants) {
    const mobile = demoMobiles[merchant.code];
    const demoMember = store.member(merchant.code, 'demo-member');
    if (demoMember) await store.bindIdentity(emailIdentity(DEMO_EMAIL), demoMember);
    if (mobile && demoMember) await store.bindIdentity(mobileIdentity(mobile), demoMember);
    if (merchant.code !== 'noor' || store.member(merchant.code, GUARDED)) continue;
    const guarded = await newMember(merchant, merchant.defaultLanguage, GUARDED, demoPassword);
    await store.add({ ...guarded, verification: ['email', 'ga', 'sms'] });
  }
}
