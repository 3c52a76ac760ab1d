import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';

/** The address of the merchant's chat page (R7.27). */
export const launchChat = defineEndpoint({
  name: 'launchChat',
  method: 'POST',
  path: relay('CBS_launchChat'),
  request: v.object({ b2c: v.boolean(), title: v.string(), backUrl: v.string(), language: v.string() }),
  answer: v.pipe(v.string(), v.minLength(1)),
  authorization: 'required',
  moduleId: 'CBS3',
  assumed: 'The answer is taken to be the address itself',
});
