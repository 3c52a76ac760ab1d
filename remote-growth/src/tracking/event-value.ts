import { currencyCode, currentSite } from '@tessera/shell/site';

/** What an event says beside its name. */
export type EventValue = Readonly<Record<string, string | number | boolean>>;

/** All that may leave the page: what is not here (a name, an account, a number to call) is not sent to anybody. */
const allowed = [
  'method',
  'type',
  'vendor',
  'gameCode',
  'gameId',
  'title',
  'install',
  'url',
  'value',
  'amount',
  'currency',
] as const;
const isMoney = (name: string) => name === 'value' || name === 'amount';

/** An address without its query, in which anything may stand. */
const bare = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

const isPlain = (raw: unknown): raw is string | number | boolean =>
  (typeof raw === 'string' && raw.length <= 200) || typeof raw === 'boolean' || Number.isFinite(raw);

/** The fields of an event that may leave the page; money as a number, and as `value`, `revenue` and `currency`. */
export function eventValue(raw: Readonly<Record<string, unknown>>): EventValue {
  const value: Record<string, string | number | boolean> = {};
  for (const name of allowed) {
    const field = raw[name];
    if (!isPlain(field) || isMoney(name) || name === 'currency') continue;
    value[name] = name === 'url' ? bare(String(field)) : field;
  }
  const amount = Number(raw.value ?? raw.amount ?? Number.NaN);
  if (!Number.isFinite(amount)) return value;
  const currency = currencyCode(typeof raw.currency === 'string' ? raw.currency : currentSite().currency);
  return { ...value, value: amount, revenue: amount, currency };
}
