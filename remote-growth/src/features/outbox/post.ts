import { envelope } from '@tessera/contract';
import * as v from 'valibot';

/** `absent`: the gateway has no such call. `refused`: it has answered with a refusal. `failed`: it is unknown whether the gateway got the body. */
export type PostOutcome = 'sent' | 'absent' | 'refused' | 'failed';

/** In ms, as for any call (R7.1b). */
const TIMEOUT = 5_000;

const absentStatus: readonly number[] = [404, 405, 501];
const isRefusal = (status: number) => status >= 400 && status < 500;

/** Sends a body by a request that outlives the page. Never throws and shows no message: members do not see failures of tracking (R8.33). */
export async function post(path: string, body: unknown): Promise<PostOutcome> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), TIMEOUT);
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
      signal: control.signal,
    });
    if (absentStatus.includes(answer.status)) return 'absent';
    if (!answer.ok) return isRefusal(answer.status) ? 'refused' : 'failed';
    return v.parse(envelope, await answer.json()).success ? 'sent' : 'refused';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}
