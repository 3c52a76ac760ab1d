import Fastify from 'fastify';
import * as v from 'valibot';
import { readFile } from 'node:fs/promises';
import { drawSymbol, artworkOf } from '../../artwork';
import { symbols } from '../../artwork/symbols';
import { gameOf } from '../../catalog';
import { backUrlOn } from '../../common';
import { chatPage, playPage, unknownPage } from './pages';
import { Plays, playRound, refill } from './play';
import type { FastifyInstance } from 'fastify';
import type { Launches } from './launches';

const pageQuery = v.object({
  token: v.optional(v.string(), ''),
  title: v.optional(v.string(), ''),
  lang: v.optional(v.string(), 'EN'),
  backUrl: v.optional(v.string()),
});
const move = v.object({ play: v.string(), guess: v.optional(v.picklist(['higher', 'lower']), 'higher') });
const pageFiles: Readonly<Record<string, string>> = {
  'base.css': 'text/css',
  'play.css': 'text/css',
  'play.js': 'text/javascript',
  'chat.css': 'text/css',
  'chat.js': 'text/javascript',
  'choice.css': 'text/css',
};
const isSymbol = (name: string): name is keyof typeof symbols => Object.hasOwn(symbols, name);

/** The second origin: the playable demo and the chat page, as a maker of games would serve them. */
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
    const shown = launches.games.show(token);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (!shown) return reply.code(404).send(unknownPage(lang));
    const { game, backOrigin } = shown.right;
    const play = shown.used ? undefined : plays.start(game.category);
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
    const origin = launches.chats.show(token)?.right.backOrigin;
    return reply
      .type('text/html; charset=utf-8')
      .send(chatPage(title, lang, origin ? backUrlOn(origin, backUrl) : undefined));
  });

  app.post('/play/round', async (request, reply) => {
    const asked = v.safeParse(move, request.body);
    const play = asked.success ? plays.get(asked.output.play) : undefined;
    if (!asked.success || !play) return reply.code(404).send({ error: 'No such play' });
    const round = playRound(play, asked.output.guess);
    return round ? { ...round, credits: play.credits } : reply.code(409).send({ error: 'Not possible now' });
  });

  app.post('/play/refill', async (request, reply) => {
    const asked = v.safeParse(move, request.body);
    const play = asked.success ? plays.get(asked.output.play) : undefined;
    if (!play) return reply.code(404).send({ error: 'No such play' });
    refill(play);
    return { credits: play.credits };
  });

  app.get<{ Params: { file: string } }>('/page/:file', async ({ params: { file } }, reply) => {
    const type = Object.hasOwn(pageFiles, file) ? pageFiles[file] : undefined;
    if (!type) return reply.code(404).send({ error: 'No such file' });
    return reply
      .type(`${type}; charset=utf-8`)
      .send(await readFile(new URL(`./page/${file}`, import.meta.url)));
  });

  app.get<{ Params: { code: string } }>('/art/:code.svg', async ({ params: { code } }, reply) => {
    const game = gameOf(code);
    return game
      ? reply.type('image/svg+xml').send(artworkOf(game).svg)
      : reply.code(404).send({ error: 'No such game' });
  });

  app.get<{ Params: { name: string } }>('/symbols/:name.svg', async ({ params: { name } }, reply) =>
    isSymbol(name)
      ? reply.type('image/svg+xml').send(drawSymbol(name))
      : reply.code(404).send({ error: 'No such symbol' }),
  );

  return app;
}
