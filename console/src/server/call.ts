import * as v from 'valibot';
import { CSRF_HEADER, refusal } from '../api';

/** A refused or failed request. The message comes from the server and says what to do. */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

let token = '';
/** Sets the token of the session for all later requests that change something. */
export const setToken = (csrf: string): void => {
  token = csrf;
};

async function read<T>(answer: Response, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const data: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return v.parse(schema, data);
  const refused = v.safeParse(refusal, data);
  if (refused.success) throw new ConsoleError(refused.output.error.code, refused.output.error.message);
  throw new ConsoleError('failed', `${answer.status}`);
}

/** @throws ConsoleError */
export async function get<T>(path: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
  return read(await fetch(`/api${path}`), schema);
}

/** @throws ConsoleError */
export async function post<T>(path: string, body: unknown, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const headers = { 'content-type': 'application/json', [CSRF_HEADER]: token };
  return read(await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) }), schema);
}
