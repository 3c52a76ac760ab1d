import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';

const registrationToken = v.pipe(v.string(), v.nonEmpty());

/** Binds this device to its user: the member of the session, or a visitor (R7.44). */
export const fcmBind = defineEndpoint({
  name: 'fcmBind',
  method: 'POST',
  path: relay('CSP_fcmBind'),
  request: v.object({ registrationToken }),
  answer: v.unknown(),
  authorization: 'optional',
  assumed: 'A visitor may bind as well; nothing of the answer is read',
});

/** The topic of all devices. */
export const EVERYBODY = 'ALL';

/** Subscribes this device to a topic (R7.45). */
export const fcmSubscribe = defineEndpoint({
  name: 'fcmSubscribe',
  method: 'POST',
  path: relay('CSP_fcmSubscribe'),
  request: v.object({ registrationToken, topic: v.string() }),
  answer: v.unknown(),
  authorization: 'required',
  assumed: 'Nothing of the answer is read',
});

/** Removes this device from all topics and from its member (R7.46). */
export const fcmUnsubscribe = defineEndpoint({
  name: 'fcmUnsubscribe',
  method: 'POST',
  path: relay('CSP_fcmUnsubscribe'),
  request: v.object({ registrationToken, unsubscribeAll: v.boolean() }),
  answer: v.unknown(),
  authorization: 'optional',
  assumed: 'It needs no session, since it follows a sign-out; nothing of the answer is read',
});
