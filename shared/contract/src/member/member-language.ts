import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';

/** Sends the member's language to the gateway, which then sends messages in it (R7.10). */
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
