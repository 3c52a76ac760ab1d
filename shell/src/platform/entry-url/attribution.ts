import { keys, safeTarget, sentCode } from '@tessera/contract';
import { storedValue } from '../storage';

/** Who sent the visitor, for a registration that may come days later (R3.13, R3.41). */
const regInfo = storedValue(keys.regInfo);
const tid = storedValue(keys.tid);
const goTarget = storedValue(keys.go);

/** The affiliate of a code: `preview` means the main site (R5.18a). */
const affiliateOf = (raw: string): string => (raw === 'preview' ? 'www' : raw);

const codeIn = (query: URLSearchParams, ...names: string[]): string | undefined =>
  names.map((name) => sentCode(query.get(name))).find((code) => code !== undefined);

/** Stores the codes and the target in the first address of a visit. An address without them changes nothing. */
export function keepAttribution(address: Location): void {
  const query = new URLSearchParams(address.search);
  const affiliateCode = codeIn(query, 'affiliateCode', 'affiliate');
  const referralCode = codeIn(query, 'referralCode', 'r');
  if (affiliateCode !== undefined || referralCode !== undefined) {
    regInfo.set({
      ...regInfo.get(),
      ...(affiliateCode !== undefined && { affiliateCode: affiliateOf(affiliateCode) }),
      ...(referralCode !== undefined && { referralCode }),
      originalDomain: address.hostname,
    });
  }
  const id = codeIn(query, 'tid');
  if (id !== undefined) tid.set(id);
  const go = safeTarget(query.get('go'));
  if (go !== undefined) goTarget.set(go);
}
