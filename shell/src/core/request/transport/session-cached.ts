import type { AxiosInstance } from 'axios';
import {
  type AxiosCacheInstance,
  buildKeyGenerator,
  type CacheAxiosResponse,
  setupCache,
} from 'axios-cache-interceptor';
import { answerStorage } from './answer-storage';
import { requestKey } from './request-key';

/** In ms (R9.11). */
const KEPT = 180_000;
const NOT_KEPT = 1;

function isSuccess(text: string): boolean {
  try {
    return JSON.parse(text).success === true;
  } catch {
    return false;
  }
}

/** A refusal must not be remembered as the answer. */
const keptFor = ({ data }: CacheAxiosResponse): number => (isSuccess(data) ? KEPT : NOT_KEPT);

/** Lets an instance keep the answers of GETs for the session; a failure is never hidden behind an older answer (R7.1c). */
export const sessionCached = (instance: AxiosInstance): AxiosCacheInstance =>
  setupCache(instance, {
    storage: answerStorage(),
    ttl: keptFor,
    generateKey: buildKeyGenerator(requestKey),
    methods: ['get'],
    interpretHeader: false,
    cacheTakeover: false,
    etag: false,
    modifiedSince: false,
    staleIfError: false,
    // The key has every header that an answer depends on.
    vary: false,
  });
