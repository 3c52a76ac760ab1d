import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier, instant, nothing, shownText, toggle } from '../wire/scalars';
import { listOf, mainListOf, orAbsent, orElse } from '../wire/tolerant';

/** Where a member signed in: the gateway names the device, such as `Chrome, Android`. */
const place = { name: orElse(shownText, ''), address: orAbsent(shownText), at: orAbsent(instant) };

export const signedInDevice = v.object({ ...place, id: identifier, current: orElse(toggle, false) });
export type SignedInDevice = v.InferOutput<typeof signedInDevice>;

/** The sessions of the member, newest first, and the last logins with those that failed. */
export const signedInDevices = defineEndpoint({
  name: 'signedInDevices',
  method: 'GET',
  path: relay('WPSCORE_getSignedInDevices'),
  request: nothing,
  answer: v.object({
    devices: mainListOf(signedInDevice),
    logins: listOf(v.object({ ...place, success: orElse(toggle, true) })),
  }),
  authorization: 'required',
  assumed: 'The whole call, offered by `devices` in `account` of the status',
});

/** Ends one other session, or without `id` all sessions but the one of the call. */
export const endSessions = defineEndpoint({
  name: 'endSessions',
  method: 'POST',
  path: relay('WPSCORE_endSessions'),
  request: v.object({ id: v.optional(identifier) }),
  answer: v.unknown(),
  authorization: 'required',
  assumed: 'The whole call, offered by `devices` in `account` of the status',
});
