import { type TelegramSetting, telegramLoginSetting } from '@tessera/contract';
import { call } from '@tessera/shell/request';

let asked: Promise<TelegramSetting> | undefined;

/** The merchant's bot, asked once; nothing when it cannot be had. Never throws. */
export function telegramSetting(): Promise<TelegramSetting> {
  asked ??= call(telegramLoginSetting, {}, { alert: false }).catch(() => {
    asked = undefined;
    return {};
  });
  return asked;
}
