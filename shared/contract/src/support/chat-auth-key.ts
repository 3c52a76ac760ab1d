import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier, nothing } from '../wire/scalars';

/** Hands the member's details to the chat; the key under which an agent finds them is the value (R7.41, R7.49b). */
export const chatAuthKey = defineEndpoint({
  name: 'chatAuthKey',
  method: 'POST',
  path: relay('WPSCORE_saveMemberInfoByAuthKey'),
  request: nothing,
  answer: identifier,
  authorization: 'required',
  assumed: 'The body is empty: the session says whose details they are. The value is the key itself',
});
