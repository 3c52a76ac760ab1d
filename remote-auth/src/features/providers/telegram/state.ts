import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

/** The query parameter of the return address. Telegram itself has no state; it returns to the address as it is. */
export const STATE = 'tgState';

/** The state that this tab sent. */
export const telegramState = storedValue(keys.telegramState);

/** Whether this tab asked for the answer. Removes the stored state: each request accepts one answer. */
export function isTelegramAsked(query: URLSearchParams): boolean {
  const sent = telegramState.get();
  telegramState.remove();
  return sent !== undefined && query.get(STATE) === sent;
}
