import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';

/** The beacon for timings and failures, `value` like `api:status,elapsed:120` (R7.21a). */
export const collect = defineEndpoint({
  name: 'collect',
  method: 'POST',
  path: '/wps/system/collect',
  request: v.object({ merchant: v.string(), value: v.string() }),
  answer: v.unknown(),
  authorization: 'none',
});
