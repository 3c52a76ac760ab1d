import { randomId } from '@tessera/shell/environment';
import { currentSite } from '@tessera/shell/site';
import { redirectChannel } from '../../../common/channel';
import { leaveTo } from '../../../common/leave-to';
import { paths } from '../../../common/paths';
import type { SignIn } from '../../../common/provider';
import { telegramSetting } from './setting';
import { STATE, telegramState } from './state';

const TELEGRAM_AUTHORIZE = 'https://oauth.telegram.org/auth';

/** The origin of the bot's domain, the only one that Telegram leads back to. Keeps the port on the same host. */
const originOf = (authDomain: string): string =>
  authDomain === location.hostname ? location.origin : `https://${authDomain}`;

/** Telegram: by its login page. The result comes back in the hash (R4.16a, R5.10a). */
export const signIn: SignIn = async () => {
  const { botId, authDomain } = await telegramSetting();
  if (!botId || !authDomain) return undefined;
  const origin = originOf(authDomain);
  const state = randomId();
  const url = new URL(currentSite().social.places.telegramAuthorize ?? TELEGRAM_AUTHORIZE, location.origin);
  url.search = new URLSearchParams({
    bot_id: botId,
    origin,
    return_to: `${origin}${paths.login}?${STATE}=${state}`,
    request_access: 'write',
    embed: '0',
    lang: document.documentElement.lang,
  }).toString();
  telegramState.set(state);
  redirectChannel.set('telegram');
  leaveTo(url.href);
  return 'leaving';
};
