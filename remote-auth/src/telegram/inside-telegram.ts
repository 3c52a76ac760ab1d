/** Whether Telegram's app is around this page for sure: it gives its views a bridge that no address can give. */
export const isInsideTelegram = (): boolean => 'TelegramWebviewProxy' in globalThis;
