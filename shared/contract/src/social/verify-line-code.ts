import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';

/** R3.9 */
export const lineSession = v.object({
  lineSessionToken: v.pipe(v.string(), v.minLength(1)),
  name: v.optional(v.string()),
  picture: v.optional(v.string()),
});
export type LineSession = v.InferOutput<typeof lineSession>;

/** A code or an access token of LINE for a session token of the platform (R7.47). `redirectUri` as LINE was given it. */
export const verifyLineCode = defineEndpoint({
  name: 'verifyLineCode',
  method: 'POST',
  path: relay('WPS3RD_verifyLineCode'),
  request: v.union([
    v.object({ code: v.string(), redirectUri: v.string() }),
    v.object({ accessToken: v.string() }),
  ]),
  answer: lineSession,
  authorization: 'none',
  assumed: 'Method POST, so that neither code nor token stands in an address',
});
