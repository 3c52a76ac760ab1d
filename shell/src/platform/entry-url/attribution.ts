import { safeTarget } from '@tessera/contract';
import * as v from 'valibot';
import { storedValue } from '../storage';

/** Digits, or letters and a few marks: what a code from an address may be made of. */
const code = v.pipe(v.string(), v.regex(/^[\w.@-]{1,64}$/));

/** Who sent the visitor, for a registration that may come days later (R3.13, R3.41). */
const regInfo = storedValue(
  'local',
  'reg_info',
  v.object({
    affiliateCode: v.optional(code),
    referralCode: v.optional(code),
    originalDomain: v.optional(v.string()),
  }),
);
const tid = storedValue('local', 'tid', v.union([code, v.number()]));
const goTarget = storedValue('session', 'tessera:go', v.pipe(v.string(), v.startsWith('/m')));

/** The affiliate that a code names; `preview` stands for the main site (R5.18a). */
const affiliateOf = (raw: string): string => (raw === 'preview' ? 'www' : raw);

const taken = (query: URLSearchParams, ...names: string[]): string | undefined =>
  names.map((name) => query.get(name)).find((value) => v.is(code, value)) ?? undefined;

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
