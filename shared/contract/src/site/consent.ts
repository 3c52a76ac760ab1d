import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';
import { nothing } from '../wire/scalars';

/** What the merchant asks visitors to agree to; `info` is theirs to shape (R7.22). */
export const consent = defineEndpoint({
  name: 'consent',
  method: 'GET',
  path: '/wps/system/consent',
  request: nothing,
  answer: v.object({ info: v.nullish(v.union([v.string(), v.record(v.string(), v.unknown())])) }),
  authorization: 'none',
  cached: true,
  assumed: 'The path; info is a text, or an object of settings',
});
