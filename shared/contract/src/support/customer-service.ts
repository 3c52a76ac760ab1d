import * as v from 'valibot';
import { identifier, numeric, shownText } from '../wire/scalars';

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
  csType: v.picklist(customerServiceTypes),
  csPosition: v.nullish(numeric, 0),
  title: v.fallback(v.nullish(shownText, ''), ''),
  path: v.nullish(v.string()),
  link: v.nullish(v.string()),
  labelIds: v.nullish(v.array(identifier), []),
});
export type CustomerServiceEntry = v.InferOutput<typeof customerServiceEntry>;
