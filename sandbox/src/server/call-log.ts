import { RingBuffer } from '../common';
import type { Received } from '../gateway';

const MASK = '***';

/** A received call without passwords and tokens. */
export interface LoggedCall {
  readonly method: string;
  readonly path: string;
  readonly query: unknown;
  readonly headers: unknown;
  readonly encrypted: boolean;
  readonly body: unknown;
}

/** The last 2000 calls. */
export const createCallLog = () => new RingBuffer<LoggedCall>(2000);

/** A copy of a call with its secrets masked, at any depth. */
export const loggedCall = ({ method, path, query, headers, encrypted, body }: Received): LoggedCall => ({
  method,
  path,
  query: masked(query),
  headers: masked(headers),
  encrypted,
  body: masked(body ?? null),
});

const isSecret = (field: string) => /password|^authorization$/i.test(field);

function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, isSecret(field) ? MASK : masked(inner)]),
  );
}
