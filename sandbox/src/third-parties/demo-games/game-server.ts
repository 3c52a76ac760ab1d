import { readFile } from 'node:fs/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { contentType } from 'mime-types';
import * as v from 'valibot';
import { drawSymbol, gamePicture, symbols } from '../../artwork';
import { gameOf } from '../../catalog';
import { parseHttpUrl } from '../../common';
import type { Launches } from './launches';
import { chatPage, playPage, unknownPage } from './pages';
import { Plays, playRound, refill } from './play';

const pageQuery = v.object({
  token: v.optional(v.string(), ''),
  title: v.optional(v.string(), ''),
  lang: v.optional(v.string(), 'EN'),
  backUrl: v.optional(v.string()),
});
const move = v.object({ play: v.string(), guess: v.optional(v.picklist(['higher', 'lower']), 'higher') });
const pageFiles = new Set(['base.css', 'play.css', 'play.js', 'chat.css', 'chat.js', 'choice.css']);
const isSymbol = (name: string): name is keyof typeof symbols => Object.hasOwn(symbols, name);

/** The Back link of a page: only to the origin that the launch named. */
function backUrlOn(origin: string | undefined, address: string | undefined): string | undefined {
  const url = parseHttpUrl(address ?? '');
  return url?.origin === origin ? url?.href : undefined;
}

/** The server of the second origin, with the demo games and the chat page. */
export function createGameServer(launches: Launches, log: boolean): FastifyInstance {
  const app = Fastify({ logger: log, forceCloseConnections: true });
  const plays = new Plays();

  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  app.get('/play', async (request, reply) => {
    const { token, title, lang, backUrl } = v.parse(pageQuery, request.query);
    const ticket = launches.games.redeem(token);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (!ticket) return reply.code(404).send(unknownPage(lang));
    const { game, backOrigin, wallet } = ticket.grant;
    const play = ticket.used ? undefined : plays.start(game.category, wallet);
    return reply.code(play ? 200 : 410).send(
      playPage({
        game,
        title: title || game.name.EN,
        language: lang,
        backUrl: backUrlOn(backOrigin, backUrl),
        play,
      }),
    );
  });

  app.get('/chat', async (request, reply) => {
    const { token, title, lang, backUrl } = v.parse(pageQuery, request.query);
    const origin = launches.chats.redeem(token)?.grant.backOrigin;
    return reply.type('text/html; charset=utf-8').send(chatPage(title, lang, backUrlOn(origin, backUrl)));
  });

  app.post('/play/round', async (request, reply) => {
    const sent = v.safeParse(move, request.body);
    const play = sent.success ? plays.get(sent.output.play) : undefined;
    if (!sent.success || !play) return reply.code(404).send({ error: 'Unknown play' });
    const round = playRound(play, sent.output.guess);
    return round
      ? { ...round, credits: play.credits }
      : reply.code(409).send({ error: 'The round is not possible' });
  });

  app.post('/play/refill', async (request, reply) => {
    const sent = v.safeParse(move, request.body);
    const play = sent.success ? plays.get(sent.output.play) : undefined;
    if (!play) return reply.code(404).send({ error: 'Unknown play' });
    refill(play);
    return { credits: play.credits };
  });

  app.get<{ Params: { file: string } }>('/page/:file', async ({ params: { file } }, reply) => {
    const type = pageFiles.has(file) && contentType(file);
    if (!type) return reply.code(404).send({ error: 'Unknown file' });
    return reply.type(type).send(await readFile(new URL(`./page/${file}`, import.meta.url)));
  });

  app.get<{ Params: { code: string } }>('/art/:code.svg', async ({ params: { code } }, reply) => {
    const game = gameOf(code);
    return game
      ? reply.type('image/svg+xml').send(gamePicture(game).svg)
      : reply.code(404).send({ error: 'Unknown game' });
  });

  app.get<{ Params: { name: string } }>('/symbols/:name.svg', async ({ params: { name } }, reply) =>
    isSymbol(name)
      ? reply.type('image/svg+xml').send(drawSymbol(name))
      : reply.code(404).send({ error: 'Unknown symbol' }),
  );

  return app;
}
