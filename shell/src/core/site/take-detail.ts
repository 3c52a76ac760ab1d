import type { Endpoint } from '@tessera/contract';
import { gateway } from '../request';
import { acceptDetails, type SiteState } from './store';

/**
 * Takes up a part of the site that has a call of its own.
 * @throws RequestError
 */
export async function askDetail<Answer>(
  endpoint: Endpoint<object, Answer>,
  part: (answer: Answer) => Partial<SiteState>,
): Promise<void> {
  acceptDetails(part(await gateway.call(endpoint, {}, { alert: false })));
}

/** The same; one that cannot be had leaves what was known of it, and the client has logged what needs a log. */
export const takeDetail: typeof askDetail = (endpoint, part) =>
  askDetail(endpoint, part).catch(() => undefined);
