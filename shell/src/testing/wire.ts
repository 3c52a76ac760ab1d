import { defineEndpoint, type Endpoint, relay } from '@tessera/contract';
import axios from 'axios';
import * as v from 'valibot';
import { RequestClient } from '../core/request/client';
import type { RequestError } from '../core/request/request-error';
import { LocalGateway } from './local-gateway';

/** Who asks: a test may change it at any time, as a sign-in or a change of language does. */
export const who = { merchant: 'demo', language: 'EN', token: 'token-1' };

/** What the policy was told since the test began. */
export const told: RequestError[] = [];

/** The gateway of the running test. */
export let server: LocalGateway;

/** Gives each test of a file a real gateway of its own. */
export function provideWire(): void {
  beforeEach(async () => {
    server = new LocalGateway();
    axios.defaults.baseURL = await server.start();
    told.length = 0;
    Object.assign(who, { merchant: 'demo', language: 'EN', token: 'token-1' });
  });
  afterEach(() => server.stop());
}

/** A client as it is after a page load: with nothing remembered. */
export const freshClient = (): RequestClient =>
  new RequestClient(
    {
      merchant: () => who.merchant,
      language: () => who.language,
      token: () => who.token,
      userAgent: () => 'dGVzdA==',
    },
    (error) => void told.push(error),
  );

export const someEndpoint = (part: Partial<Endpoint> = {}): Endpoint =>
  defineEndpoint({
    name: 'sample',
    method: 'GET',
    path: relay('SAMPLE_call'),
    request: v.unknown(),
    answer: v.unknown(),
    authorization: 'required',
    ...part,
  });

/** Long enough for other calls to come in meanwhile. */
export const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 15));

/** The error with which a call fails. */
export const failureOf = (promise: Promise<unknown>): Promise<RequestError> =>
  promise.then(
    () => Promise.reject(new Error('the call should have failed')),
    (error: RequestError) => error,
  );
