import type { SocialProof } from '@tessera/contract';
import { hasFlag } from '@tessera/shell/site';
import { exchangeCode } from './exchange';
import { takeLineRequest } from './request';

/** The answer of LINE belongs to no request of this tab, or came too late. */
export class LineAnswerUnasked extends Error {
  override readonly name = 'LineAnswerUnasked';
  readonly code = 'line-answer-unasked';
}

/** LINE itself failed; a person who changed their mind is no failure. */
export class LineRefused extends Error {
  override readonly name = 'LineRefused';
  readonly code = 'line-refused';
}

/**
 * What LINE led back with (R4.15a). Undefined when the person refused, or when the merchant has LINE switched off.
 * @throws LineAnswerUnasked when the state is not the one that was sent
 * @throws LineRefused, RequestError
 */
export async function proofFromLine(query: URLSearchParams): Promise<SocialProof | undefined> {
  const asked = takeLineRequest();
  if (!hasFlag('LINELOGIN3')) return undefined;
  if (!asked || query.get('state') !== asked.state)
    throw new LineAnswerUnasked('LINE answered with a state that was never sent');
  const code = query.get('code');
  if (code) return exchangeCode(code, asked.redirectUri);
  if (query.get('error')?.toUpperCase() === 'ACCESS_DENIED') return undefined;
  throw new LineRefused(query.get('error') ?? 'no code');
}
