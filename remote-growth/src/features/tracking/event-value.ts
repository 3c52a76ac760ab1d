import { currencyCode, currentSite } from '@tessera/shell/site';
import type { EventValue } from '../networks';

/** The only fields that leave the page. Others, such as a name, an account or a phone number, are never sent. */
const allowed = [
  'method',
  'type',
  'vendor',
  'gameCode',
  'gameId',
  'title',
  'content',
  'install',
  'url',
  'value',
  'amount',
  'currency',
] as const;
const isMoney = (name: string) => name === 'value' || name === 'amount';

/** An address without its query, which may contain personal data. */
const withoutQuery = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

const isPlain = (raw: unknown): raw is string | number | boolean =>
  (typeof raw === 'string' && raw.length <= 200) || typeof raw === 'boolean' || Number.isFinite(raw);

/** The fields of an event that may leave the page. Money becomes a number in `value` and `revenue`, with its `currency`. */
export function eventValue(raw: Readonly<Record<string, unknown>>): EventValue {
  const value: Record<string, string | number | boolean> = {};
  for (const name of allowed) {
    const field = raw[name];
    if (!isPlain(field) || isMoney(name) || name === 'currency') continue;
    value[name] = name === 'url' ? withoutQuery(String(field)) : field;
  }
  const amount = Number(raw.value ?? raw.amount ?? Number.NaN);
  if (!Number.isFinite(amount)) return value;
  const currency = currencyCode(typeof raw.currency === 'string' ? raw.currency : currentSite().currency);
  return { ...value, value: amount, revenue: amount, currency };
}
