import { launchChat } from '@tessera/contract';
import { languageFor } from '@tessera/i18n';
import { call, RequestError } from '../../core/request';
import { currentSite } from '../../core/site';
import { currentLanguage, text } from '../../platform/i18n';
import { isServiceLink } from './open-link';

/** R9.33 */
const CHAT_LANGUAGE = 'CN';

/** Chats have one Chinese language (R7.27). */
function chatLanguage(spoken: readonly string[] | undefined): string {
  const wanted = currentLanguage() === 'TW' ? 'CN' : currentLanguage();
  return languageFor(wanted, { spoken, fallback: CHAT_LANGUAGE });
}

/**
 * Loads the address of the member's chat (R7.27).
 * @throws RequestError, `malformed` if it is no web address
 */
export async function chatAddress(): Promise<string> {
  const { chat } = currentSite().mobileTemplate;
  const request = {
    b2c: true,
    title: chat?.title ?? text('shell', 'chat_title'),
    backUrl: location.href,
    language: chatLanguage(chat?.languages),
  };
  const address = await call(launchChat, request, { alert: false });
  if (isServiceLink(address)) return address;
  throw new RequestError('malformed', launchChat.name, 'the chat address is no web address');
}
