import { type SiteStatus, siteStatus, trackingSetting } from '@tessera/contract';
import * as v from 'valibot';

const envelope = v.object({ success: v.literal(true), value: v.unknown() });

/** In ms. */
const TIMEOUT = 10_000;

/** @returns the value of an answer; undefined if the gateway does not have the call */
async function ask(gateway: string, path: string, code: string): Promise<unknown> {
  const answer = await fetch(new URL(path, gateway), {
    headers: { merchant: code },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return v.parse(envelope, await answer.json()).value;
}

/**
 * Asks a gateway for the state of a merchant's site.
 * @throws Error if the gateway does not answer, or has no such merchant
 */
export const readStatus = async (gateway: string, code: string): Promise<SiteStatus> =>
  v.parse(siteStatus, await ask(gateway, '/wps/v2/system/status?device=MOBILE', code));

/** @returns the names of the merchant's advertising and analytics networks */
export async function readNetworks(gateway: string, code: string): Promise<readonly string[]> {
  const tracking = v.safeParse(trackingSetting.answer, await ask(gateway, trackingSetting.path, code));
  return tracking.success ? tracking.output.networks.map(({ network }) => network) : [];
}
