import { launchChat } from '@tessera/contract';
import { call, RequestError } from '../../core/request';
import { currentLanguage, text } from '../../platform/i18n';
import { isServiceLink } from './open-link';

/** Chats know one Chinese (R7.27). */
const chatLanguage = (): string => (['CN', 'TW'].includes(currentLanguage()) ? 'CN' : currentLanguage());

/**
 * The address of the member's own chat (R7.27).
 * @throws RequestError, `malformed` for what is no web address
 */
export async function chatAddress(): Promise<string> {
  const request = {
    b2c: true,
    title: text('shell', 'chat_title'),
    backUrl: location.href,
    language: chatLanguage(),
  };
  const address = await call(launchChat, request, { alert: false });
  if (isServiceLink(address)) return address;
  throw new RequestError('malformed', launchChat.name, 'the chat address is no web address');
}
