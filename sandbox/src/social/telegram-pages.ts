import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { choicePage } from './choice-page';
import { personChosen } from './people';
import { demoBot, telegramHash } from './telegram-check';

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
