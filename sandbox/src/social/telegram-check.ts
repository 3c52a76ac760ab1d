import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { TelegramAuth } from '@tessera/contract';

/** Of a bot that does not exist; public, as everything of the sandbox. */
export const demoBot = { id: '7000000001', token: '7000000001:AAF-tessera-sandbox-bot-token' } as const;

const DAY = 86_400;
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The login page signs with the hash of the token, a mini app with a keyed hash of it; both over all fields, sorted. */
const secrets: Readonly<Record<TelegramAuth['source'], () => Buffer>> = {
  redirect: () => createHash('sha256').update(demoBot.token).digest(),
  'mini-app': () => hmac('WebAppData', demoBot.token),
};

/** The signature that Telegram puts on these fields. */
export function telegramHash(
  source: TelegramAuth['source'],
  fields: Readonly<Record<string, string>>,
): string {
  const lines = Object.entries(fields)
    .filter(([name]) => name !== 'hash')
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return hmac(secrets[source](), lines.join('\n')).toString('hex');
}

/** Why what Telegram is said to have sent cannot be trusted; undefined when it can. */
export function telegramFault({
  source,
  fields,
}: TelegramAuth): 'telegram_validate_failed' | 'telegram_expired' | undefined {
  const right = Buffer.from(telegramHash(source, fields));
  const sent = Buffer.from(fields.hash ?? '');
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) return 'telegram_validate_failed';
  const age = Date.now() / 1000 - Number(fields.auth_date);
  return age < DAY ? undefined : 'telegram_expired';
}
