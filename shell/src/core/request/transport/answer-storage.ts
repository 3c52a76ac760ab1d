import { keys } from '@tessera/contract';
import { type AxiosStorage, buildMemoryStorage, buildWebStorage } from 'axios-cache-interceptor';
import { storedIds, storedMember, webStorage } from '../../../platform/storage';

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
