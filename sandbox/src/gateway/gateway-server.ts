import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Answer, Directory } from './answer';
import { addControlPaths, type Controls } from './control';
import type { Encryption } from './encryption';
import { accepted, refused } from './envelope';
import { strike } from './faults';
import { GatewayError } from './gateway-error';
import { type Received, receive } from './received';
import { recorded } from './record';

/** Notes the value that a call was answered with. */
type Answered = (value: unknown) => void;

export interface GatewayOptions extends Controls {
  readonly encryption: Encryption;
  readonly answers: readonly Answer[];
  readonly log: boolean;
}

/** The gateway: every call below /wps/ is read, recorded, perhaps struck by a fault, and answered. */
export function createGateway(options: GatewayOptions): FastifyInstance {
  const { merchants, store, encryption, answers, record, journal, faults, log } = options;
  const app = Fastify({ logger: log, forceCloseConnections: true, bodyLimit: 2 * 1024 * 1024 });
  const byCode = new Map(merchants.map((merchant) => [merchant.code, merchant]));
  const directory: Directory = {
    merchant: (code) => byCode.get(code),
    memberBy: async (merchant, token) => store.memberBy(merchant.code, token),
  };

  const take =
    (serve: (received: Received, reply: FastifyReply, answered: Answered) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const received = receive(request, encryption);
      const call = recorded(received);
      record.add(call);
      const answered = journal.add(call);
      const fault = faults.take(received.path);
      if (fault && (await strike(fault, request, reply))) return reply;
      if (!fault?.loseAnswer) return serve(received, reply, answered);
      reply.hijack();
      await serve(received, reply, answered);
      request.raw.socket.destroy();
      return reply;
    };

  addControlPaths(app, options);
  app.register(async (wps) => {
    wps.removeAllContentTypeParsers();
    wps.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    wps.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    for (const answer of answers) {
      const { method, path } = answer.endpoint;
      wps.route({
        method,
        url: path,
        handler: take((received, reply, answered) => serve({ answer, received, directory, answered }, reply)),
      });
    }
    wps.all(
      '/wps/*',
      take(async ({ method, path }, reply) =>
        reply
          .code(404)
          .send(refused(new GatewayError('not_found', `The sandbox does not know ${method} ${path}`))),
      ),
    );
  });
  return app;
}

interface Service {
  readonly answer: Answer;
  readonly received: Received;
  readonly directory: Directory;
  readonly answered: Answered;
}

async function serve(
  { answer, received, directory, answered }: Service,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const value = await answer.reply(received, directory);
    answered(value);
    return await reply.send(answer.endpoint.bare ? value : accepted(value));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    answered(error.value);
    return reply.send(refused(error));
  }
}
