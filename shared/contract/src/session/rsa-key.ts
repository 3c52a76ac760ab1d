import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';

/** The public key for encrypted calls, SPKI as base64 or PEM; `t` busts caches (R7.1e). */
export const rsaKey = defineEndpoint({
  name: 'rsaKey',
  method: 'GET',
  path: '/wps/session/key/rsa',
  request: v.object({ t: v.number() }),
  answer: v.string(),
  authorization: 'none',
});
