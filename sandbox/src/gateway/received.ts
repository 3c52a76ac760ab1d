import { badRequest, GatewayError } from '../common';
import type { FastifyRequest } from 'fastify';
import type { Encryption } from './encryption';

/** One call as it came in, its body decrypted. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly encrypted: boolean;
  /** The JSON value, or undefined when there is none or it cannot be read. */
  readonly body: unknown;
  /** Why the body cannot be read. */
  readonly trouble?: GatewayError;
}

/** Reads a call; one that cannot be read still counts as received, with its `trouble`. */
export function receive(request: FastifyRequest, encryption: Encryption): Received {
  const call = {
    method: request.method,
    path: new URL(request.url, 'http://sandbox').pathname,
    query: { ...(request.query as Record<string, unknown>) },
    headers: { ...request.headers },
    encrypted: request.headers.encryption === 'true',
  };
  try {
    const sent = parseJson(request.body);
    return { ...call, body: call.encrypted ? parseJson(encryption.decrypt(call.headers, sent)) : sent };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return { ...call, body: undefined, trouble: error };
  }
}

/** A beacon comes as text and a sign-out without a body, so that the content type decides nothing. */
function parseJson(body: unknown): unknown {
  if (typeof body !== 'string' || body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    throw badRequest('The body is not JSON');
  }
}

/** A header's text, or undefined. */
export const headerOf = ({ headers }: Received, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};
