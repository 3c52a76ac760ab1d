import { type SiteStatus, siteStatus, trackingSetting } from '@tessera/contract';
import * as v from 'valibot';
import { ask, parseBy, readBody } from '../../input';

const envelope = v.object({ success: v.literal(true), value: v.unknown() });

/** In ms. */
const TIMEOUT = 10_000;

/** @returns the value of an answer; undefined if the gateway does not have the call */
async function valueAt(gateway: string, path: string, code: string): Promise<unknown> {
  const answer = await ask(new URL(path, gateway), TIMEOUT, { headers: { merchant: code } });
  return answer.status === 404 ? undefined : readBody(envelope, answer).value;
}

/**
 * Asks a gateway for the state of a merchant's site.
 * @throws Error if the gateway does not answer, or has no such merchant
 */
export const readStatus = async (gateway: string, code: string): Promise<SiteStatus> =>
  parseBy(siteStatus, await valueAt(gateway, '/wps/v2/system/status?device=MOBILE', code));

/** @returns the names of the merchant's advertising and analytics networks */
export async function readNetworks(gateway: string, code: string): Promise<readonly string[]> {
  const tracking = v.safeParse(trackingSetting.answer, await valueAt(gateway, trackingSetting.path, code));
  return tracking.success ? tracking.output.networks.map(({ network }) => network) : [];
}
