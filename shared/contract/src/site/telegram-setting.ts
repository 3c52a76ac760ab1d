import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier, nothing, text } from '../wire/scalars';
import { orAbsent } from '../wire/tolerant';

/** The merchant's Telegram bot; both are needed to sign in with Telegram (R3.25). */
export const telegramSettingValue = v.object({
  botId: orAbsent(identifier),
  authDomain: orAbsent(text),
});
export type TelegramSetting = v.InferOutput<typeof telegramSettingValue>;

/** R7.40 */
export const telegramLoginSetting = defineEndpoint({
  name: 'telegramLoginSetting',
  method: 'GET',
  path: relay('WPSCORE_getTelegramLoginSetting'),
  request: nothing,
  answer: telegramSettingValue,
  authorization: 'none',
});
