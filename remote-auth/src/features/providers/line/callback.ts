import { hasFlag } from '@tessera/shell/site';
import { DescribedError } from '../../../common/failure';
import type { ReadCallback } from '../../../common/provider';
import { exchangeCode } from './exchange';
import { consumeLineRequest } from './request';

/** LINE's answer belongs to no request of this tab, or came too late. */
class LineAnswerUnasked extends DescribedError {
  override readonly name = 'LineAnswerUnasked';
  readonly code = 'line-answer-unasked';
  readonly key = 'sign_in_unasked';
}

/** LINE itself failed. */
class LineRefused extends DescribedError {
  override readonly name = 'LineRefused';
  readonly code = 'line-refused';
  readonly key = 'provider_refused';
}

/**
 * Exchanges the code that LINE led back with (R4.15a).
 * @returns undefined if the person refused or the merchant has LINE switched off
 * @throws LineAnswerUnasked if the state is not the one that was sent
 * @throws LineRefused, RequestError
 */
export const readLineCallback: ReadCallback = async ({ query }) => {
  const request = consumeLineRequest();
  if (!hasFlag('LINELOGIN3')) return undefined;
  if (!request || query.get('state') !== request.state)
    throw new LineAnswerUnasked('LINE answered with a state that was never sent');
  const code = query.get('code');
  if (code) return { proof: await exchangeCode(code, request.redirectUri) };
  if (query.get('error')?.toUpperCase() === 'ACCESS_DENIED') return undefined;
  throw new LineRefused(query.get('error') ?? 'no code');
};
