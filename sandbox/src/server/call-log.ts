import { Latest } from '../common';
import type { Received } from '../gateway';

const MASK = '***';

/** A call as tests may read it: no password and no token in it. */
export interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly query: unknown;
  readonly headers: unknown;
  readonly encrypted: boolean;
  readonly body: unknown;
}

/** The calls that the gateway took, the last 2000. */
export const createRecord = () => new Latest<Recorded>(2000);

/** A copy of the call in which secrets are masked, at any depth. */
export const recorded = ({ method, path, query, headers, encrypted, body }: Received): Recorded => ({
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
