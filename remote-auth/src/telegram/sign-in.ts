import { currentSite } from '@tessera/shell/site';
import { paths } from '../paths';
import { redirectChannel } from '../social/channel';
import type { SignIn } from '../social/provider';
import { leaveTo } from '../third-party/leave-to';
import { telegramSetting } from './setting';

const TELEGRAM_AUTHORIZE = 'https://oauth.telegram.org/auth';

/** The domain of the bot, to which alone Telegram leads back: this very origin where it is the same. */
const originOf = (authDomain: string): string =>
  authDomain === location.hostname ? location.origin : `https://${authDomain}`;

/** Telegram, over its login page; the result comes back in the hash (R4.16a, R5.10a). */
const signIn: SignIn = async () => {
  const { botId, authDomain } = await telegramSetting();
  if (!botId || !authDomain) return undefined;
  const origin = originOf(authDomain);
  const url = new URL(currentSite().social.places.telegramAuthorize ?? TELEGRAM_AUTHORIZE, location.origin);
  url.search = new URLSearchParams({
    bot_id: botId,
    origin,
    return_to: origin + paths.login,
    request_access: 'write',
    embed: '0',
    lang: document.documentElement.lang,
  }).toString();
  redirectChannel.set('telegram');
  leaveTo(url.href);
  return 'leaving';
};
export default signIn;
