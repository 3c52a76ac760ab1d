import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { count, identifier, nothing, shownText, toggle } from '../wire/scalars';
import { listOf, orAbsent, orElse } from '../wire/tolerant';

/** A day as `2000-12-31`. */
const day = v.pipe(v.string(), v.isoDate());

/** What members know and change about themselves. Contacts come with most of their characters hidden. */
export const memberProfileValue = v.object({
  /** One of PROFILE_ICON_COUNT pictures, from 1 (R3.25). */
  picture: orAbsent(count),
  name: orAbsent(shownText),
  birthday: orAbsent(day),
  email: orAbsent(shownText),
  mobile: orAbsent(shownText),
  authenticator: orElse(toggle, false),
  /** Names of the providers whose accounts sign this member in. */
  social: listOf(identifier),
  /** Whether a withdrawal password is set. */
  pin: orElse(toggle, false),
});
export type MemberProfile = v.InferOutput<typeof memberProfileValue>;

export const memberProfile = defineEndpoint({
  name: 'memberProfile',
  method: 'GET',
  path: relay('WPSCORE_getMemberProfile'),
  request: nothing,
  answer: memberProfileValue,
  authorization: 'required',
  assumed: 'The whole call; the merchant offers it by `profile` or another name in `account` of the status',
});

/** Changes what is sent and leaves the rest. The birthday can be set once. */
export const saveMemberProfile = defineEndpoint({
  name: 'saveMemberProfile',
  method: 'POST',
  path: relay('WPSCORE_saveMemberProfile'),
  request: v.object({
    picture: v.optional(count),
    name: v.optional(v.pipe(v.string(), v.maxLength(60))),
    birthday: v.optional(day),
  }),
  answer: v.unknown(),
  authorization: 'required',
  encrypted: true,
  assumed: 'The whole call, offered by `profile` in `account` of the status',
});
