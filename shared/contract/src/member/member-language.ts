import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';

/** Tells the gateway which language the member reads, so that its messages come in it (R7.10). */
export const memberLanguage = defineEndpoint({
  name: 'memberLanguage',
  method: 'POST',
  path: '/wps/member/language',
  request: v.object({ language: v.string(), merchantCode: v.string() }),
  answer: v.unknown(),
  authorization: 'required',
  merchantHeader: 'merchantCode',
  assumed:
    '`merchantCode` may be a header or a field of the body: it is sent as both, beside the header Merchant',
});
