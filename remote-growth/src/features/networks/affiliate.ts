import { clickIds, referrer } from '../../common/attribution';
import type { Network, NetworkEvent } from './network';

/** The values that a template can name: the event, the affiliate's codes, and the visitor's click ids. */
const fieldsOf = ({ id, label, value }: NetworkEvent): Readonly<Record<string, string>> => ({
  ...clickIds(),
  ...referrer(),
  event: label,
  event_id: id,
  value: String(value.value ?? ''),
  currency: String(value.currency ?? ''),
});

/**
 * Fills the template of a postback.
 * @returns undefined if it names an id that this visitor does not have: then another affiliate sent the visitor
 */
function postbackAddress(template: string, event: NetworkEvent): string | undefined {
  const fields = fieldsOf(event);
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => fields[name] === undefined)) return undefined;
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(fields[name] ?? ''));
}

const isSafe = (address: string) => /^(https:\/\/|http:\/\/127\.0\.0\.1[:/])/.test(address);

/** An affiliate network (R7.53): requests an address of the network, with only the values that its template names. */
export const network: Network = {
  start: () => undefined,
  send(template, event) {
    const address = postbackAddress(template, event);
    if (address === undefined || !isSafe(address)) return;
    const anonymous: RequestInit = { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' };
    fetch(address, { ...anonymous, keepalive: true }).catch(() =>
      console.warn(`[tessera] the postback to ${new URL(address).host} failed`),
    );
  },
};
