import type { FastifyReply } from 'fastify';
import * as v from 'valibot';

/** An answer to the calls that a platform does not have. */
export const absentAnswerSchema = v.strictObject({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  /** An object is sent as JSON, a text as a page. */
  body: v.union([v.string(), v.record(v.string(), v.unknown())]),
});
type AbsentAnswer = v.InferOutput<typeof absentAnswerSchema>;

/** As a web server answers, without the envelope. */
const ofWebServer: AbsentAnswer = { status: 404, body: { status: 404, error: 'Not Found' } };

/** How calls are answered that the platform of a merchant does not have: each framework has its own way. */
export class AbsentCalls {
  #answer = ofWebServer;

  answerWith(answer: AbsentAnswer): void {
    this.#answer = answer;
  }

  clear(): void {
    this.#answer = ofWebServer;
  }

  send(reply: FastifyReply): FastifyReply {
    const { status, body } = this.#answer;
    const type = typeof body === 'string' ? 'text/html' : 'application/json';
    return reply.code(status).type(`${type}; charset=utf-8`).send(body);
  }
}
