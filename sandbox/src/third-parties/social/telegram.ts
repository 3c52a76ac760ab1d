import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { ageOf, type TelegramAuth } from '@tessera/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { DAY, httpUrl } from '../../common';
import { sendConsentPage } from './consent-page';
import { choices, type Person, personChosen } from './people';

/** A bot that does not exist; its token is public. */
export const demoBot = { id: '7000000001', token: '7000000001:AAF-tessera-sandbox-bot-token' } as const;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The key of the signature: a hash of the bot's token for the login page, an HMAC of it for a mini app. */
const signatureKeys: Readonly<Record<TelegramAuth['source'], () => Buffer>> = {
  redirect: () => createHash('sha256').update(demoBot.token).digest(),
  'mini-app': () => hmac('WebAppData', demoBot.token),
};

/** The signature of Telegram over these fields. */
export function telegramHash(
  source: TelegramAuth['source'],
  fields: Readonly<Record<string, string>>,
): string {
  const lines = Object.entries(fields)
    .filter(([name]) => name !== 'hash')
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return hmac(signatureKeys[source](), lines.join('\n')).toString('hex');
}

/** Checks the signature and the age of a Telegram login. @returns the error code, or undefined if it is valid */
export function telegramError({
  source,
  fields,
}: TelegramAuth): 'telegram_validate_failed' | 'telegram_expired' | undefined {
  const expected = Buffer.from(telegramHash(source, fields));
  const sent = Buffer.from(fields.hash ?? '');
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return 'telegram_validate_failed';
  return ageOf(Number(fields.auth_date) * 1000) < DAY ? undefined : 'telegram_expired';
}

const CONSENT = '/telegram/consent';

const loginQuery = v.pipe(
  v.object({
    bot_id: v.literal(demoBot.id),
    origin: httpUrl,
    return_to: httpUrl,
    lang: v.optional(v.string(), 'en'),
    person: v.optional(v.picklist(choices), 'nobody'),
  }),
  // Telegram redirects only to the domain of the bot.
  v.check(({ origin, return_to: back }) => new URL(back).origin === new URL(origin).origin),
);

/** The signed login of a person, or `false` if cancelled: Telegram puts it into the fragment of the address. */
function loginResult(person: Person | undefined): string {
  if (!person) return Buffer.from('false').toString('base64url');
  const [first = '', last = ''] = person.name.split(' ');
  const date = Math.floor(Date.now() / 1000);
  const fields = { id: person.sub, first_name: first, last_name: last, auth_date: String(date) };
  const hash = telegramHash('redirect', fields);
  const result = { ...fields, id: Number(person.sub), auth_date: date, hash };
  return Buffer.from(JSON.stringify(result)).toString('base64url');
}

/** Telegram's login page with redirect. */
export function addTelegramPages(app: FastifyInstance, authorizePath: string): void {
  app.get(authorizePath, async (request, reply) => {
    const query = v.safeParse(loginQuery, request.query);
    if (!query.success) return reply.code(400).send({ error: 'Bot domain invalid' });
    return sendConsentPage(reply, {
      provider: 'Telegram',
      languageTag: query.output.lang,
      path: CONSENT,
      requestUrl: request.url,
    });
  });

  app.get(CONSENT, async (request, reply) => {
    const query = v.safeParse(loginQuery, request.query);
    if (!query.success) return reply.code(400).send({ error: 'Bot domain invalid' });
    const back = new URL(query.output.return_to);
    back.hash = `tgAuthResult=${loginResult(personChosen(query.output.person))}`;
    return reply.redirect(back.href);
  });
}
