import { type AnswerOf, type Endpoint, errorCode, type RequestOf } from '@tessera/contract';
import * as v from 'valibot';
import { badRequest, describeIssues, NoSuchCall, notSignedIn, refusal } from '../common';
import type { Member } from '../members';
import type { Merchant } from '../merchants';
import { headerOf, type Received } from './received';
import { onlyFields, shownFields } from './specification';

/** A call as a handler sees it. */
export interface Call<Request> {
  readonly request: Request;
  readonly merchant: Merchant;
  /** Product code of the answer's language. */
  readonly language: string;
  /** The visitor's address. */
  readonly address: string;
  /** The browser's user agent. */
  readonly agent: string;
  /** The session token that was sent. */
  readonly token: string | undefined;
  /** The signed-in member. @throws GatewayError `customer.not.login` without a valid session */
  member(): Member;
}

/** The merchants and members that the gateway knows. */
export interface Directory {
  merchant(code: string): Merchant | undefined;
  memberBy(merchant: Merchant, token: string): Promise<Member | undefined>;
}

/** A value as it is sent: `null` may stand for what is absent. */
export type Sent<T> = T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Sent<T[Name]> | (undefined extends T[Name] ? null : never) }
    : T;

/** An endpoint of the contract with the handler that answers it. */
export interface Answer {
  readonly endpoint: Endpoint;
  /**
   * @returns the value of the envelope
   * @throws GatewayError for an envelope with an error, NoSuchCall for HTTP 404
   */
  reply(received: Received, directory: Directory): Promise<unknown>;
}

/** Answers an endpoint of the contract. Its schemas parse the request and type the answer. */
export function answer<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<RequestOf<E>>) => Sent<AnswerOf<E>> | Promise<Sent<AnswerOf<E>>>,
): Answer {
  return {
    endpoint,
    async reply(received, directory) {
      if (received.error) throw received.error;
      const merchant = merchantOf(received, directory);
      const shown = merchant.specificationOnly ? shownFields(endpoint) : [''];
      if (!shown) throw new NoSuchCall();
      const token = headerOf(received, 'authorization');
      const known = token ? await directory.memberBy(merchant, token) : undefined;
      const member = () => {
        if (!known) throw notSignedIn();
        return known;
      };
      if (endpoint.authorization === 'required') member();
      if (endpoint.encrypted && !received.encrypted) throw badRequest('This call requires an encrypted body');
      const request = requestOf(endpoint, received) as RequestOf<E>;
      const { address } = received;
      const agent = headerOf(received, 'user-agent') ?? '';
      const call = { request, merchant, language: languageOf(received), address, agent, token, member };
      return onlyFields(await handler(call), shown);
    },
  };
}

const languageOf = (received: Received) => headerOf(received, 'language') ?? 'EN';

const inBody = v.object({ merchant: v.string() });
const inQuery = v.object({ merchantCode: v.string() });

/** The merchant of a call: by header, for a beacon by its body (R7.21a), for the manifest by the query (R7.16). */
function merchantOf(received: Received, directory: Directory): Merchant {
  const body = v.safeParse(inBody, received.body);
  const query = v.safeParse(inQuery, received.query);
  const fallback = body.success ? body.output.merchant : query.success ? query.output.merchantCode : '';
  const code = headerOf(received, 'merchant') ?? fallback;
  const merchant = directory.merchant(code);
  if (!merchant) throw refusal(languageOf(received), errorCode.domainNotAvailable);
  return merchant;
}

function requestOf(endpoint: Endpoint, received: Received): unknown {
  const parsed = v.safeParse(endpoint.request, endpoint.method === 'GET' ? received.query : received.body);
  if (parsed.success) return parsed.output;
  throw badRequest(describeIssues(parsed.issues, 'request'));
}
