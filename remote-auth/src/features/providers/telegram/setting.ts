import { type TelegramSetting, telegramLoginSetting } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { hasFlag } from '@tessera/shell/site';

let asked: Promise<TelegramSetting> | undefined;

/** Asks for the merchant's bot, once a page. Never throws: after a failure the setting is empty. */
export function telegramSetting(): Promise<TelegramSetting> {
  asked ??= call(telegramLoginSetting, {}, { alert: false }).catch(() => {
    asked = undefined;
    return {};
  });
  return asked;
}

/** Whether the merchant has Telegram set up: flag, bot and domain (R5.10a). Never throws. */
export async function isTelegramSetUp(): Promise<boolean> {
  if (!hasFlag('TELEGRAMLOGIN3')) return false;
  const { botId, authDomain } = await telegramSetting();
  return Boolean(botId && authDomain);
}
