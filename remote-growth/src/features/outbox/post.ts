import { type Endpoint, readAnswer, retryAfter } from '@tessera/contract';
import { callHeaders } from '@tessera/shell/request';

/** The end of a request. */
export interface Posted {
  /**
   * `absent`: the gateway has no such call. `refused`: it has answered with a refusal. `later`: it takes nothing at
   * present. `failed`: it is unknown whether the gateway got the body.
   */
  readonly outcome: 'sent' | 'absent' | 'refused' | 'later' | 'failed';
  /** In ms: the pause that the gateway asks for. */
  readonly wait?: number;
}

/** In ms, as for any call (R7.1b). */
const TIMEOUT = 5_000;

/** The end of a request that was answered. */
async function endOf(endpoint: Endpoint, answer: Response): Promise<Posted> {
  const { ok, status, headers } = answer;
  const wait = retryAfter(headers.get('retry-after'));
  if (status === 408 || status === 429 || (!ok && wait > 0)) return { outcome: 'later', wait };
  const { says } = readAnswer(endpoint, status, await answer.json().catch(() => undefined));
  if (says === 'accepted') return { outcome: 'sent' };
  if (says === 'absent') return { outcome: 'absent' };
  return { outcome: status >= 500 || says === 'malformed' ? 'failed' : 'refused' };
}

/** A request with the headers of every call (R7.1a), which outlives the page. */
const request = (endpoint: Endpoint, body: unknown): RequestInit => ({
  method: 'POST',
  headers: callHeaders(endpoint),
  body: JSON.stringify(body),
  keepalive: true,
});

/**
 * Sends a body while the page closes. The outcome is unknown. Where a request cannot outlive the page, a beacon does,
 * without headers.
 */
export function postAtEnd(endpoint: Endpoint, body: unknown): void {
  if (typeof Request === 'function' && 'keepalive' in Request.prototype)
    return void fetch(endpoint.path, request(endpoint, body)).catch(() => undefined);
  navigator.sendBeacon?.(endpoint.path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}

/** Sends a body by a request that outlives the page. Never throws and shows no message: members do not see failures of tracking (R8.33). */
export async function post(endpoint: Endpoint, body: unknown): Promise<Posted> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), TIMEOUT);
  try {
    const answer = await fetch(endpoint.path, { ...request(endpoint, body), signal: control.signal });
    return await endOf(endpoint, answer);
  } catch {
    return { outcome: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
