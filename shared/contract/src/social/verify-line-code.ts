import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier, text } from '../wire/scalars';
import { orAbsent } from '../wire/tolerant';

/** R3.9 */
export const lineSession = v.object({
  lineSessionToken: identifier,
  name: orAbsent(text),
  picture: orAbsent(text),
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
