import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';
import { numeric } from '../wire/scalars';

/** The public key for encrypted calls, SPKI as base64 or PEM; `t` busts caches (R7.1e). */
export const rsaKey = defineEndpoint({
  name: 'rsaKey',
  method: 'GET',
  path: '/wps/session/key/rsa',
  request: v.object({ t: numeric }),
  answer: v.pipe(v.string(), v.minLength(1)),
  authorization: 'none',
});
