import * as v from 'valibot';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { choicePage } from './consent-page';
import { personChosen } from './people';
import type { TelegramAuth } from '@tessera/contract';
import type { FastifyInstance } from 'fastify';

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

const CONSENT = '/telegram/consent';
const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));

const asked = v.pipe(
  v.object({
    bot_id: v.literal(demoBot.id),
    origin: webAddress,
    return_to: webAddress,
    lang: v.optional(v.string(), 'en'),
    person: v.optional(v.picklist(['member', 'new', 'nobody'])),
  }),
  // Telegram leads back to the domain of the bot only.
  v.check(({ origin, return_to: back }) => new URL(back).origin === new URL(origin).origin),
);

/** The result as Telegram puts it behind the hash: signed, or `false` when the person refused. */
function resultFor(choice: 'member' | 'new' | 'nobody'): string {
  if (choice === 'nobody') return Buffer.from('false').toString('base64url');
  const { sub, name } = personChosen(choice);
  const [first = '', last = ''] = name.split(' ');
  const date = Math.floor(Date.now() / 1000);
  const fields = { id: sub, first_name: first, last_name: last, auth_date: String(date) };
  const result = { ...fields, id: Number(sub), auth_date: date, hash: telegramHash('redirect', fields) };
  return Buffer.from(JSON.stringify(result)).toString('base64url');
}

/** Telegram's login page (the redirect kind) and its buttons. */
export function addTelegramPages(app: FastifyInstance, authorize: string): void {
  app.get(authorize, async (request, reply) => {
    const query = v.safeParse(asked, request.query);
    if (!query.success) return reply.code(400).send({ error: 'Bot domain invalid' });
    const consent = new URL(CONSENT + new URL(request.url, 'http://telegram').search, 'http://telegram');
    const language = query.output.lang.split('-')[0]?.toUpperCase() ?? 'EN';
    return reply
      .type('text/html; charset=utf-8')
      .send(choicePage({ provider: 'Telegram', language: language === 'ZH' ? 'CN' : language, consent }));
  });

  app.get(CONSENT, async (request, reply) => {
    const query = v.safeParse(asked, request.query);
    if (!query.success) return reply.code(400).send({ error: 'Bot domain invalid' });
    const back = new URL(query.output.return_to);
    back.hash = `tgAuthResult=${resultFor(query.output.person ?? 'nobody')}`;
    return reply.redirect(back.href);
  });
}
