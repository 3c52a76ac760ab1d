import { keys } from '@tessera/contract';
import type { AxiosInstance } from 'axios';
import {
  type AxiosCacheInstance,
  type AxiosStorage,
  buildKeyGenerator,
  buildMemoryStorage,
  buildWebStorage,
  type CacheAxiosResponse,
  setupCache,
} from 'axios-cache-interceptor';
import { storedIds, storedMember, webStorage } from '../../../platform/storage';
import { requestKey } from './request-key';

/**
 * Where answers are kept for the session. Corrupt ones are dropped, so that they are asked for again; if the browser
 * blocks its storage, answers live as long as the page.
 */
export function answerStorage(): AxiosStorage {
  for (const id of storedIds(keys.answer)) storedMember(keys.answer, id).get();
  try {
    return buildWebStorage(webStorage('session'), keys.answer.name);
  } catch {
    return buildMemoryStorage();
  }
}

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
