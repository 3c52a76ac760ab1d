import type { Envelope } from '@tessera/contract';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { GatewayError, NoSuchCall } from '../common';
import { type Answer, type Directory, type Encryption, type Received, receive } from '../gateway';
import type { AbsentCalls } from './absent-calls';
import { loggedCall } from './call-log';
import { addControlPaths, type Controls } from './control';
import { applyFault } from './faults';
import type { OnAnswer } from './journal';

interface GatewayOptions extends Controls {
  readonly encryption: Encryption;
  readonly answers: readonly Answer[];
  readonly log: boolean;
}

/** The gateway: reads, logs and answers every call below /wps/, unless a fault is set for it. */
export function createGateway(options: GatewayOptions): FastifyInstance {
  const { merchants, store, encryption, answers, absentCalls, callLog, journal, faults, log } = options;
  const app = Fastify({
    logger: log,
    forceCloseConnections: true,
    bodyLimit: 2 * 1024 * 1024,
    // The server of the pages forwards calls with X-Forwarded headers.
    trustProxy: 'loopback',
  });
  const byCode = new Map(merchants.map((merchant) => [merchant.code, merchant]));
  const directory: Directory = {
    merchant: (code) => byCode.get(code),
    memberBy: async (merchant, token) => store.memberBy(merchant.code, token),
  };

  const handle =
    (serve: (received: Received, reply: FastifyReply, onAnswer: OnAnswer) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const received = receive(request, encryption);
      const call = loggedCall(received);
      callLog.add(call);
      const onAnswer = journal.add(call);
      const fault = faults.take(received.path);
      if (fault && (await applyFault(fault, request, reply))) return reply;
      if (!fault?.loseAnswer) return serve(received, reply, onAnswer);
      reply.hijack();
      await serve(received, reply, onAnswer);
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
        handler: handle((received, reply, onAnswer) =>
          serve({ answer, received, directory, absentCalls, onAnswer }, reply),
        ),
      });
    }
    wps.all(
      '/wps/*',
      handle(async ({ method, path }, reply) =>
        reply
          .code(404)
          .send(refused(new GatewayError('not_found', `The sandbox has no call ${method} ${path}`))),
      ),
    );
  });
  return app;
}

interface Service {
  readonly answer: Answer;
  readonly received: Received;
  readonly directory: Directory;
  readonly absentCalls: AbsentCalls;
  readonly onAnswer: OnAnswer;
}

async function serve(
  { answer, received, directory, absentCalls, onAnswer }: Service,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const value = await answer.reply(received, directory);
    onAnswer(value);
    return await reply.send(answer.endpoint.bare ? value : accepted(value));
  } catch (error) {
    if (error instanceof NoSuchCall) return absentCalls.send(reply);
    if (!(error instanceof GatewayError)) throw error;
    onAnswer(error.value);
    return reply.send(refused(error));
  }
}

const accepted = (value: unknown): Envelope =>
  value === undefined ? { success: true } : { success: true, value };

const refused = ({ code, message, value }: GatewayError): Envelope => ({
  success: false,
  errorCode: code,
  message,
  ...(value !== undefined && { value }),
});
