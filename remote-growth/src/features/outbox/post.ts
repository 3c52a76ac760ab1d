import { type Endpoint, envelope, retryAfter } from '@tessera/contract';
import { callHeaders } from '@tessera/shell/request';
import * as v from 'valibot';

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

const absentStatus: readonly number[] = [404, 405, 501];
const isRefusal = (status: number) => status >= 400 && status < 500;

/** The end of a request whose answer has a bad status. */
function refusedBy({ status, headers }: Response): Posted {
  const wait = retryAfter(headers.get('retry-after'));
  if (status === 408 || status === 429 || wait > 0) return { outcome: 'later', wait };
  if (absentStatus.includes(status)) return { outcome: 'absent' };
  return { outcome: isRefusal(status) ? 'refused' : 'failed' };
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
    if (!answer.ok) return refusedBy(answer);
    return { outcome: v.parse(envelope, await answer.json()).success ? 'sent' : 'refused' };
  } catch {
    return { outcome: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
