import { hasFlag } from '@tessera/shell/site';
import { telegramSetting } from './setting';

/** Whether the merchant signs in with Telegram: flag, bot and domain (R5.10a). */
export async function isTelegramSetUp(): Promise<boolean> {
  if (!hasFlag('TELEGRAMLOGIN3')) return false;
  const { botId, authDomain } = await telegramSetting();
  return Boolean(botId && authDomain);
}
