import * as v from 'valibot';
import type { Endpoint } from './endpoint';
import { type Envelope, envelope } from './envelope';
import { CUSTOMER_NOT_LOGIN } from './error-codes';
import { yesOrNo } from './scalars';

/** What an answer says that is no success. */
export interface FailureReading {
  /**
   * absent: the gateway does not have the call; unauthorized: the session is not valid; busy: there were too many
   * calls; unreached: a server in front did not reach the gateway; failed: any other bad status.
   */
  readonly says: 'refused' | 'absent' | 'unauthorized' | 'busy' | 'unreached' | 'failed';
  /** The gateway's own words: always if it refused the call, and if it said itself that it does not have it. */
  readonly refusal?: Envelope | undefined;
}

/** What an answer of the gateway says. */
export type AnswerReading =
  /** A value, which the schema of the call parses next. */
  | { readonly says: 'accepted'; readonly value: unknown }
  /** A good status without an envelope. */
  | { readonly says: 'malformed'; readonly issues: readonly v.BaseIssue<unknown>[] }
  | FailureReading;

const absentStatus: readonly number[] = [404, 405, 501];

/** Codes that say of a call that it does not exist, with any status. */
const absentCodes: readonly string[] = ['api.not.exist', 'api.not.exists', 'api.not.found'];

/** Codes that repeat an absent status: with another status they may be about a member or an order. */
const absentStatusCodes: readonly string[] = [
  ...absentStatus.map(String),
  ...['not.found', 'route.not.found', 'resource.not.found', 'method.not.allowed', 'not.implemented'],
];

/** Whether a code is one of some codes, in whatever way it is spelled: `NOT_FOUND`, `NotFound`, `not.found`. */
function isOneOf(codes: readonly string[], code: string): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return codes.some((one) => letters(one) === letters(code));
}

/**
 * Whether a status says that a server in front did not reach the gateway. The body is then no answer of the gateway,
 * even if it has the gateway's format: `release serve` and nginx send such a body.
 */
export const isUnreachedStatus = (status: number | undefined): boolean =>
  status === 502 || status === 503 || status === 504;

const explicit = v.object({ success: yesOrNo });

/**
 * The gateway's refusal in the body of a bad status. Web frameworks describe their own errors there, often with a
 * `message`: so a message alone is no refusal, except the one of R8.4.
 */
function refusalIn(body: unknown): Envelope | undefined {
  const parsed = v.safeParse(envelope, body);
  if (!parsed.success || parsed.output.success) return undefined;
  const { errorCode, message } = parsed.output;
  const isOurs = Boolean(errorCode) || message === CUSTOMER_NOT_LOGIN || v.is(explicit, body);
  return isOurs ? parsed.output : undefined;
}

function readRefusal(
  status: number,
  refusal: Envelope | undefined,
  ownAbsentCodes: readonly string[],
): FailureReading {
  const { errorCode: code = '', message } = refusal ?? {};
  const isAboutMore = message === CUSTOMER_NOT_LOGIN || (code !== '' && !isOneOf(absentStatusCodes, code));
  const isAbsentStatus = absentStatus.includes(status) && !isAboutMore;
  if (isAbsentStatus || isOneOf([...absentCodes, ...ownAbsentCodes], code))
    return { says: 'absent', refusal };
  if (status === 429 && !message && code === '') return { says: 'busy' };
  return refusal ? { says: 'refused', refusal } : { says: 'failed' };
}

/**
 * Reads what an answer with a bad status says: by the status first, and by its body second.
 * @param body the parsed body; undefined if the body is not JSON
 * @param ownAbsentCodes further codes by which the platform says that it does not have a call
 */
export function readBadStatus(
  { authorization }: Pick<Endpoint, 'authorization'>,
  status: number,
  body: unknown,
  ownAbsentCodes: readonly string[] = [],
): FailureReading {
  if (isUnreachedStatus(status)) return { says: 'unreached' };
  // To a call that sends no session, a firewall or a proxy says it.
  if (status === 401 && authorization !== 'none') return { says: 'unauthorized' };
  return readRefusal(status, refusalIn(body), ownAbsentCodes);
}

/** Reads what an answer says, as `readBadStatus` does for a bad status. */
export function readAnswer(
  endpoint: Pick<Endpoint, 'authorization' | 'bare'>,
  status: number,
  body: unknown,
  ownAbsentCodes: readonly string[] = [],
): AnswerReading {
  if (status < 200 || status > 299) return readBadStatus(endpoint, status, body, ownAbsentCodes);
  if (endpoint.bare) return { says: 'accepted', value: body };
  const parsed = v.safeParse(envelope, body);
  if (!parsed.success) return { says: 'malformed', issues: parsed.issues };
  if (!parsed.output.success) return readRefusal(status, parsed.output, ownAbsentCodes);
  return { says: 'accepted', value: parsed.output.value };
}
