import { fcmBind, fcmSubscribe, fcmUnsubscribe } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import { GatewayError } from '../gateway/gateway-error';
import { say } from '../texts/say';
import type { PushDevices } from './push-devices';

/** Binds devices and keeps their topics (R7.44, R7.45, R7.46). */
export const pushAnswers = (devices: PushDevices): readonly Answer[] => [
  answer(fcmBind, ({ request, merchant, token, member }) => {
    devices.bind(merchant.code, request.registrationToken, token ? member().userName : undefined);
  }),
  answer(fcmSubscribe, ({ request, language }) => {
    if (!devices.subscribe(request.registrationToken, request.topic))
      throw new GatewayError('push_token_unknown', say(language, 'push_token_unknown'));
  }),
  answer(fcmUnsubscribe, ({ request }) => {
    if (request.unsubscribeAll) devices.unsubscribeAll(request.registrationToken);
  }),
];
