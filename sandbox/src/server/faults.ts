import * as v from 'valibot';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

const recordedPath = v.pipe(
  v.string(),
  v.regex(/^\/wps\/(?!sandbox-assets\/)/, 'path must be one of a gateway call, below /wps/'),
);

/** What can go wrong on a path, for its next `times` calls. */
export const faultSchema = v.pipe(
  v.strictObject({
    path: recordedPath,
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    /** In ms, at most ten minutes. */
    delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
    status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
    /** An object is sent as JSON, a text as it is. */
    body: v.optional(v.union([v.string(), v.record(v.string(), v.unknown())])),
    drop: v.optional(v.boolean()),
    /** The call is carried out, and its answer is lost. */
    loseAnswer: v.optional(v.boolean()),
  }),
  v.check(
    ({ delayMs, status, body, drop, loseAnswer }) =>
      drop === true || loseAnswer === true || [delayMs, status, body].some((effect) => effect !== undefined),
    'a fault needs at least one of delayMs, status, body, drop and loseAnswer',
  ),
  v.check(
    ({ drop, status, body }) => !drop || (status === undefined && body === undefined),
    'a dropped connection has neither status nor body',
  ),
);
export type Fault = v.InferOutput<typeof faultSchema>;

/** The faults that are waiting for their calls. */
export class Faults {
  #waiting: { readonly fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.#waiting.push({ fault, left: fault.times });
  }

  clear(): void {
    this.#waiting = [];
  }

  /** The fault that this call must have, used up by one; undefined for a call that may go well. */
  take(path: string): Fault | undefined {
    const next = this.#waiting.find(({ fault }) => fault.path === path);
    if (!next) return undefined;
    next.left -= 1;
    if (next.left === 0) this.#waiting = this.#waiting.filter((entry) => entry !== next);
    return next.fault;
  }
}

/** Does to a call what the fault says. True when that was the answer, false when the call goes on. */
export async function strike(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  if (fault.delayMs) await wait(fault.delayMs, undefined, { ref: false });
  if (fault.drop) {
    reply.hijack();
    request.raw.socket.destroy();
    return true;
  }
  if (fault.status === undefined && fault.body === undefined) return false;
  const body = typeof fault.body === 'object' ? JSON.stringify(fault.body) : (fault.body ?? '');
  await reply
    .code(fault.status ?? 200)
    .type('application/json; charset=utf-8')
    .send(body);
  return true;
}
