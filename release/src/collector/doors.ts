import { createHash, timingSafeEqual } from 'node:crypto';
import { collect, status } from '@tessera/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type LogEntry, parseEntry } from '../operations/canary';
import { LARGEST_BEACON } from '../requests';

/** In bytes: the largest part of a log that a gateway or another collector sends at once. */
const BATCH_LIMIT = 4_194_304;

export interface Doors {
  /** @returns the source of an address, or undefined if it has sent enough */
  readonly admit: (address: string) => string | undefined;
  /** Takes an entry of a source that was admitted. */
  readonly take: (entry: LogEntry) => void;
  /** Takes an entry of a gateway. */
  readonly takeLogged: (entry: LogEntry) => void;
  /** Takes an entry that another collector has forwarded. */
  readonly takeOwned: (entry: LogEntry) => void;
  readonly refuse: (result: 'malformed') => void;
  /** Of gateways and other collectors; undefined accepts neither. */
  readonly secret: string | undefined;
}

const json = v.pipe(v.string(), v.parseJson());
const sent = v.pipe(json, v.object({ merchant: v.string(), value: v.string() }));

const digest = (text: string) => createHash('sha256').update(text).digest();

function isTrusted({ headers }: FastifyRequest, secret: string | undefined): boolean {
  if (secret === undefined) return false;
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${secret}`));
}

/**
 * Serves the paths through which entries come: those that pages call at the gateway, for a balancer that sends or
 * mirrors them here, and two for the lines of a gateway's log and of other collectors. A page gets the same answer in
 * any case, so that a sender of forged beacons learns nothing.
 */
export function serveDoors(app: FastifyInstance, doors: Doors): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
  app.setErrorHandler((error: { readonly statusCode?: number }, _, reply) => {
    doors.refuse('malformed');
    return reply.code(error.statusCode ?? 500).send();
  });

  app.post(collect.path, { bodyLimit: LARGEST_BEACON }, (request, reply) => {
    const source = doors.admit(request.ip);
    if (source !== undefined) {
      const read = v.safeParse(sent, request.body);
      if (read.success) doors.take({ ...read.output, source });
      else doors.refuse('malformed');
    }
    return reply.code(204).send();
  });

  app.get(status.path, (request, reply) => {
    const { merchant } = request.headers;
    const source = doors.admit(request.ip);
    if (source !== undefined) {
      if (typeof merchant === 'string') doors.take({ merchant, source, page: true });
      else doors.refuse('malformed');
    }
    return reply.code(204).send();
  });

  const takeLines =
    (take: (entry: LogEntry) => void) =>
    (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      if (!isTrusted(request, doors.secret)) return reply.code(401).send();
      for (const line of String(request.body ?? '').split('\n')) {
        if (line === '') continue;
        const read = v.safeParse(json, line);
        const entry = read.success ? parseEntry(read.output) : undefined;
        if (entry) take(entry);
        else doors.refuse('malformed');
      }
      return reply.code(204).send();
    };
  app.post('/entries', { bodyLimit: BATCH_LIMIT }, takeLines(doors.takeLogged));
  app.post('/owned', { bodyLimit: BATCH_LIMIT }, takeLines(doors.takeOwned));
}
