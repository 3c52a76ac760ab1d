import * as v from 'valibot';
import { memberType } from '../session/member-type';
import { defineEndpoint } from '../wire/endpoint';
import { identifier, nothing, numeric } from '../wire/scalars';

/** The club a member belongs to; AUTO clubs show VIP benefits (R3.3). */
export const clubLabel = v.object({
  labelName: v.string(),
  labelId: v.optional(identifier),
  type: v.optional(v.string()),
  rankLevel: v.optional(numeric, 0),
});

/** R3.3 */
export const memberInfoValue = v.object({
  id: identifier,
  account: v.string(),
  type: memberType,
  language: v.optional(v.string()),
  clubLabel: v.nullish(clubLabel),
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
