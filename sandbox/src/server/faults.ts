import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

const callPath = v.pipe(
  v.string(),
  v.regex(/^\/wps\/(?!sandbox-assets\/)/, 'path must be the path of a gateway call, below /wps/'),
);

/** A fault on a path, for its next `times` calls. */
export const faultSchema = v.pipe(
  v.strictObject({
    path: callPath,
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    /** In ms, at most ten minutes. */
    delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
    status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
    /** An object is sent as JSON, a text unchanged. */
    body: v.optional(v.union([v.string(), v.record(v.string(), v.unknown())])),
    /** Whether the connection is closed without an answer. */
    drop: v.optional(v.boolean()),
    /** Whether the call is executed but its answer is lost. */
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
type Fault = v.InferOutput<typeof faultSchema>;

/** The faults of future calls. */
export class Faults {
  #pending: { readonly fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.#pending.push({ fault, left: fault.times });
  }

  clear(): void {
    this.#pending = [];
  }

  /** Uses the fault of a call once. @returns undefined for a call without a fault */
  take(path: string): Fault | undefined {
    const next = this.#pending.find(({ fault }) => fault.path === path);
    if (!next) return undefined;
    next.left -= 1;
    if (next.left === 0) this.#pending = this.#pending.filter((entry) => entry !== next);
    return next.fault;
  }
}

/** Applies a fault to a call. @returns true if the call is answered, false if it must still be executed */
export async function applyFault(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
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
