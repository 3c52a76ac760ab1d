import type { Merchant } from '../merchants/merchant';
import { demoPassword } from './demo-accounts';
import { mobileIdentity } from './member-named';
import { newMember } from './new-member';
import type { Store } from './store';

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
