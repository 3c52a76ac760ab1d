import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { nothing, numeric } from '../wire/scalars';

/** R7.28 */
export const unreadCount = defineEndpoint({
  name: 'unreadCount',
  method: 'GET',
  path: relay('CBS_unreadCount'),
  request: nothing,
  answer: v.object({ unReadCount: v.optional(numeric, 0) }),
  authorization: 'required',
  moduleId: 'CBS3',
});
