import { keys, safeTarget, sentCode } from '@tessera/contract';
import { storedValue } from '../storage';

/** Who sent the visitor, for a registration that may come days later (R3.13, R3.41). */
const regInfo = storedValue(keys.regInfo);
const tid = storedValue(keys.tid);
const goTarget = storedValue(keys.go);

/** The affiliate that a code names; `preview` stands for the main site (R5.18a). */
const affiliateOf = (raw: string): string => (raw === 'preview' ? 'www' : raw);

const taken = (query: URLSearchParams, ...names: string[]): string | undefined =>
  names.map((name) => sentCode(query.get(name))).find((code) => code !== undefined);

/** Keeps what the first address of a visit says of its sender and its target; an address that says nothing loses nothing. */
export function keepArrival(address: Location): void {
  const query = new URLSearchParams(address.search);
  const affiliateCode = taken(query, 'affiliateCode', 'affiliate');
  const referralCode = taken(query, 'referralCode', 'r');
  if (affiliateCode !== undefined || referralCode !== undefined) {
    regInfo.set({
      ...regInfo.get(),
      ...(affiliateCode !== undefined && { affiliateCode: affiliateOf(affiliateCode) }),
      ...(referralCode !== undefined && { referralCode }),
      originalDomain: address.hostname,
    });
  }
  const id = taken(query, 'tid');
  if (id !== undefined) tid.set(id);
  const go = safeTarget(query.get('go'));
  if (go !== undefined) goTarget.set(go);
}
