import { clickIds } from '../attribution/click-ids';
import { referrer } from '../attribution/referrer';
import type { Network, NetworkEvent } from './network';

/** What a template can name: the event, who sent the visitor, and the ids that the visitor came with. */
const fieldsOf = ({ id, label, value }: NetworkEvent): Readonly<Record<string, string>> => ({
  ...clickIds(),
  ...referrer(),
  event: label,
  event_id: id,
  value: String(value.value ?? ''),
  currency: String(value.currency ?? ''),
});

/** The address of a postback; undefined when it names an id that this visitor did not bring: then it is not theirs to hear. */
export function postbackAddress(template: string, event: NetworkEvent): string | undefined {
  const fields = fieldsOf(event);
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => fields[name] === undefined)) return undefined;
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(fields[name] ?? ''));
}

const isSafe = (address: string) => /^(https:\/\/|http:\/\/127\.0\.0\.1[:/])/.test(address);

/** An affiliate network (R7.53): asks an address of theirs, with nothing of ours but what the template names. */
export const network: Network = {
  start: () => undefined,
  send(template, event) {
    const address = postbackAddress(template, event);
    if (address === undefined || !isSafe(address)) return;
    const quietly: RequestInit = { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' };
    fetch(address, { ...quietly, keepalive: true }).catch(() =>
      console.warn(`[tessera] the postback to ${new URL(address).host} did not go`),
    );
  },
};
