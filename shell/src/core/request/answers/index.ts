import type { Endpoint } from '@tessera/contract';
import { callKey } from '../../../platform/early-answers';
import type { Identity } from '../transport/headers';

export { AnswerCache, type CachedAnswer } from './answer-cache';
export { SharedCalls } from './shared-calls';

/**
 * The key of a GET: the call, and the headers that its answer depends on. It is no hash, because two calls with the same
 * hash would get each other's answers. The name is part of it, because two calls of one path may have different schemas.
 */
export const answerKey = (
  { name, path, authorization }: Endpoint,
  request: unknown,
  identity: Identity,
): string =>
  JSON.stringify([
    name,
    callKey(path, request as object | undefined),
    identity.merchant(),
    identity.language(),
    authorization === 'none' ? undefined : identity.token(),
  ]);
