import type { FastifyRequest } from 'fastify';
import { badRequest, GatewayError } from '../common';
import type { Encryption } from './encryption';

/** A received call with its body decrypted. */
export interface Received {
  readonly method: string;
  readonly path: string;
  /** The visitor's address. */
  readonly address: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly encrypted: boolean;
  /** The JSON value; undefined if the call has no body or an invalid one. */
  readonly body: unknown;
  /** Why the body is invalid. */
  readonly error?: GatewayError;
}

/** Reads a call. An invalid body is not thrown but returned as `error`, so that the call is still recorded. */
export function receive(request: FastifyRequest, encryption: Encryption): Received {
  const call = {
    method: request.method,
    path: new URL(request.url, 'http://sandbox').pathname,
    address: request.ip,
    query: { ...(request.query as Record<string, unknown>) },
    headers: { ...request.headers },
    encrypted: request.headers.encryption === 'true',
  };
  try {
    const sent = parseJson(request.body);
    return { ...call, body: call.encrypted ? parseJson(encryption.decrypt(call.headers, sent)) : sent };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return { ...call, body: undefined, error };
  }
}

/** Ignores the content type: beacons are sent as text, and a logout has no body. */
function parseJson(body: unknown): unknown {
  if (typeof body !== 'string' || body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    throw badRequest('The body is not JSON');
  }
}

/** The value of a header. @returns undefined if it is missing or empty */
export const headerOf = ({ headers }: Received, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};
