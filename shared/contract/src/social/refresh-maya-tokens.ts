import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';

/** Keeps the session of a Maya customer alive at Maya (R7.48). */
export const refreshMayaTokens = defineEndpoint({
  name: 'refreshMayaTokens',
  method: 'POST',
  path: relay('WPS3RD_refreshMayaTokens'),
  request: v.object({ env: v.string() }),
  answer: v.unknown(),
  authorization: 'required',
  assumed: 'Method POST; nothing is read of the answer',
});
