import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';

/** Whether the gateway can be reached; the query names who asks (R7.17, R9.8). */
export const ping = defineEndpoint({
  name: 'ping',
  method: 'GET',
  path: '/wps/system/test/ping',
  request: v.object({ caller: v.string() }),
  answer: v.unknown(),
  authorization: 'none',
  timeout: 15_000,
});
