import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';
import { count, identifier, nothing, numeric, text } from '../wire/scalars';
import { orAbsent, orElse } from '../wire/tolerant';

/** The club a member belongs to; AUTO clubs show VIP benefits (R3.3). */
export const clubLabel = v.object({
  labelName: text,
  labelId: orAbsent(identifier),
  type: orAbsent(text),
  rankLevel: orElse(count, 0),
});

/** R3.3 */
export const memberInfoValue = v.object({
  id: orElse(text, ''),
  account: orElse(text, ''),
  /** Absent: the type of the session stays. */
  type: orAbsent(numeric),
  language: orAbsent(text),
  clubLabel: orAbsent(clubLabel),
});
export type MemberInfo = v.InferOutput<typeof memberInfoValue>;

/** R7.9 */
export const memberInfo = defineEndpoint({
  name: 'memberInfo',
  method: 'GET',
  path: '/wps/member/info',
  request: nothing,
  answer: memberInfoValue,
  authorization: 'required',
});
