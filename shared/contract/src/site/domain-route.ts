import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';
import { listOf } from '../wire/tolerant';

/** Other addresses of the merchant (R7.15). */
export const domainRoute = defineEndpoint({
  name: 'domainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  request: v.object({ device: v.string() }),
  answer: v.object({ domainList: listOf(v.object({ domainName: v.string() })) }),
  authorization: 'none',
  cached: true,
});
