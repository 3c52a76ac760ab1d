import type { Member } from './member';
import type { Store } from './store';

/** A number with its plus sign, as an identity that a member can have. */
export const mobileIdentity = (mobile: string): string => `mobile:${mobile}`;

/** The member whose number it is. */
export const memberByMobile = (store: Store, merchantCode: string, mobile: string): Member | undefined =>
  store.memberByIdentity(merchantCode, mobileIdentity(mobile));

/** The member behind what stands in the name field of a login: a user name, or a number with its plus sign. */
export const memberNamed = (store: Store, merchantCode: string, name: string): Member | undefined =>
  name.startsWith('+') ? memberByMobile(store, merchantCode, name) : store.member(merchantCode, name);
