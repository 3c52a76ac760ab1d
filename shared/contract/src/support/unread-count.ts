import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { count, nothing } from '../wire/scalars';
import { orElse } from '../wire/tolerant';

/** R7.28 */
export const unreadCount = defineEndpoint({
  name: 'unreadCount',
  method: 'GET',
  path: relay('CBS_unreadCount'),
  request: nothing,
  answer: v.object({ unReadCount: orElse(count, 0) }),
  authorization: 'required',
  moduleId: 'CBS3',
});
