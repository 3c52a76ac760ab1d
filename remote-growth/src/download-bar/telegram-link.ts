interface TelegramBridge {
  postEvent(name: string, data: string): void;
}

const isBridge = (candidate: unknown): candidate is TelegramBridge =>
  typeof candidate === 'object' &&
  candidate !== null &&
  'postEvent' in candidate &&
  typeof candidate.postEvent === 'function';

/**
 * Opens an address in the system's browser from inside Telegram, whose view may not open tabs. Gives false where
 * Telegram cannot be told, as in its web version: a link does it there.
 */
export function openFromTelegram(url: string): boolean {
  const bridge: unknown = Reflect.get(window, 'TelegramWebviewProxy');
  if (!isBridge(bridge)) return false;
  bridge.postEvent('web_app_open_link', JSON.stringify({ url }));
  return true;
}
