import * as v from 'valibot';
import { identifier, numeric, shownText } from '../wire/scalars';
import { nameOf, orAbsent, orElse } from '../wire/tolerant';

/** R3.31 */
export const customerServiceTypes = [
  'TELEGRAM',
  'WHATSAPP',
  'FACEBOOK',
  'IG',
  'LINE',
  'TWITTER',
  'AICAN',
  'MIDUOKE',
  'LIVECHAT',
  'COMM100',
  'COMM100VIP',
  'TX-CHAT',
] as const;

/** One way to reach the merchant; `path` or `link` is encrypted, its last 8 characters are the key (R3.31). */
export const customerServiceEntry = v.object({
  /** An entry of a service that is not known is a link with the merchant's own title. */
  csType: nameOf(customerServiceTypes, 'unknown'),
  csPosition: orElse(numeric, 0),
  title: orElse(shownText, ''),
  path: orAbsent(v.string()),
  link: orAbsent(v.string()),
  /** The clubs that see the entry; all, when absent. If it cannot be read, the entry is left out. */
  labelIds: v.nullish(v.array(identifier), []),
});
export type CustomerServiceEntry = v.InferOutput<typeof customerServiceEntry>;
