import type * as v from 'valibot';
import { codeOf, messageOf, reasonOf } from '../fault';
import { readJson } from './json';

/** A server that is not reached, or that answers with something else. The message names its address. */
class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly code = 'network-failed';
}

/** An answer of another server, of any status. */
export interface Answer {
  /** What was asked, without credentials and parameters. */
  readonly address: string;
  readonly status: number;
  readonly ok: boolean;
  readonly text: string;
}

interface Sent extends Pick<RequestInit, 'method' | 'body'> {
  readonly headers?: Readonly<Record<string, string>>;
}

/** Characters of an unexpected answer that a message contains. */
const MAX_TEXT = 300;

/** @returns the header for a name and password in an address, which `fetch` refuses there */
function credentialsIn({ username, password }: URL): Readonly<Record<string, string>> {
  if (username === '') return {};
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  return { authorization: `Basic ${credentials.toString('base64')}` };
}

/**
 * Asks another server. A name and password in the address are sent as basic authentication.
 * @param timeout in ms, for the whole answer
 * @throws NetworkError if no whole answer comes
 */
export async function ask(to: string | URL, timeout: number, sent: Sent = {}): Promise<Answer> {
  const url = new URL(to);
  const address = `${url.origin}${url.pathname}`;
  const headers = { ...sent.headers, ...credentialsIn(url) };
  url.username = '';
  url.password = '';
  try {
    const response = await fetch(url, { ...sent, headers, signal: AbortSignal.timeout(timeout) });
    return { address, status: response.status, ok: response.ok, text: await response.text() };
  } catch (error) {
    const reason = codeOf(error) === 'TimeoutError' ? `no answer in ${timeout / 1_000} s` : reasonOf(error);
    throw new NetworkError(`${address} is not reached: ${reason}`);
  }
}

/**
 * @returns the text of an answer
 * @throws NetworkError for a status that is not 2xx
 */
export function accepted({ address, status, ok, text }: Answer): string {
  if (ok) return text;
  throw new NetworkError(
    [`${address} answered with status ${status}`, text.slice(0, MAX_TEXT)].filter(Boolean).join(': '),
  );
}

/**
 * Parses the JSON of an answer by a schema.
 * @throws NetworkError for an answer of another status, or with another content
 */
export function readBody<T>(schema: v.GenericSchema<unknown, T>, answer: Answer): T {
  const { address } = answer;
  const text = accepted(answer);
  try {
    return readJson(schema, text);
  } catch (error) {
    throw new NetworkError(`${address} answered with something else: ${messageOf(error)}`);
  }
}
