import { createHash, createHmac } from 'node:crypto';

/** The sandbox's demo bot; its token is public. */
const TOKEN = '7000000001:AAF-tessera-sandbox-bot-token';
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const lines = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
const now = () => String(Math.floor(Date.now() / 1000));

/** The hash with which Telegram's login page leads back, signed as its documentation says. */
export function loginResult(tamper: Record<string, string> = {}): string {
  const fields = { id: '1001', first_name: 'Мэй', auth_date: now() };
  const secret = createHash('sha256').update(TOKEN).digest();
  const hash = hmac(secret, lines(fields)).toString('hex');
  const result = { ...fields, hash, ...tamper };
  return `#tgAuthResult=${Buffer.from(JSON.stringify(result)).toString('base64url')}`;
}

/** The launch data of a mini app, signed as its documentation says. */
export function launchData(tamper: Record<string, string> = {}): string {
  const fields = {
    user: JSON.stringify({ id: 1001, first_name: 'Мэй', last_name: 'Тан' }),
    query_id: 'AAE1',
    auth_date: now(),
    signature: 'third-party',
  };
  const hash = hmac(hmac('WebAppData', TOKEN), lines(fields)).toString('hex');
  const initData = new URLSearchParams({ ...fields, hash, ...tamper }).toString();
  return `#tgWebAppData=${encodeURIComponent(initData)}&tgWebAppVersion=8.0&tgWebAppPlatform=android`;
}
