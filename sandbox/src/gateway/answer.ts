import * as v from 'valibot';
import { errorCode, type AnswerOf, type Endpoint, type RequestOf } from '@tessera/contract';
import { say, badRequest, GatewayError, notSignedIn } from '../common';
import { headerOf, type Received } from './received';
import type { Member } from '../members';
import type { Merchant } from '../merchants';

/** What a handler is told about a call. */
export interface Call<Request> {
  readonly request: Request;
  readonly merchant: Merchant;
  /** Product code of the language to answer in. */
  readonly language: string;
  /** The session token as it was sent. */
  readonly token: string | undefined;
  /** The signed-in member. @throws GatewayError `customer.not.login` when nobody is */
  member(): Member;
}

/** Who the gateway knows. */
export interface Directory {
  merchant(code: string): Merchant | undefined;
  memberBy(merchant: Merchant, token: string): Promise<Member | undefined>;
}

/** A call that the gateway answers. */
export interface Answer {
  readonly endpoint: Endpoint;
  /** The value for the envelope. @throws GatewayError for what the envelope must refuse */
  reply(received: Received, directory: Directory): Promise<unknown>;
}

/** Answers one call of the contract: request parsed and answer typed by its schemas. */
export function answer<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<RequestOf<E>>) => AnswerOf<E> | Promise<AnswerOf<E>>,
): Answer {
  return {
    endpoint,
    async reply(received, directory) {
      if (received.trouble) throw received.trouble;
      const merchant = merchantOf(received, directory);
      const token = headerOf(received, 'authorization');
      const known = token ? await directory.memberBy(merchant, token) : undefined;
      const member = () => {
        if (!known) throw notSignedIn();
        return known;
      };
      if (endpoint.authorization === 'required') member();
      if (endpoint.encrypted && !received.encrypted)
        throw badRequest('This call takes an encrypted body only');
      const request = requestOf(endpoint, received) as RequestOf<E>;
      return handler({ request, merchant, language: languageOf(received), token, member });
    },
  };
}

const languageOf = (received: Received) => headerOf(received, 'language') ?? 'EN';

const inBody = v.object({ merchant: v.string() });
const inQuery = v.object({ merchantCode: v.string() });

/** A beacon names its merchant in its body (R7.21a), a browser that fetches the manifest in the query (R7.16). */
function merchantOf(received: Received, directory: Directory): Merchant {
  const body = v.safeParse(inBody, received.body);
  const query = v.safeParse(inQuery, received.query);
  const told = body.success ? body.output.merchant : query.success ? query.output.merchantCode : '';
  const code = headerOf(received, 'merchant') ?? told;
  const merchant = directory.merchant(code);
  if (!merchant) {
    throw new GatewayError(
      errorCode.domainNotAvailable,
      say(languageOf(received), errorCode.domainNotAvailable),
    );
  }
  return merchant;
}

function requestOf(endpoint: Endpoint, received: Received): unknown {
  const parsed = v.safeParse(endpoint.request, endpoint.method === 'GET' ? received.query : received.body);
  if (parsed.success) return parsed.output;
  const why = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'request'}: ${issue.message}`);
  throw badRequest(why.join('; '));
}
