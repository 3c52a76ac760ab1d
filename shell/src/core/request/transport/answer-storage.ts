import { type AxiosStorage, buildMemoryStorage, buildWebStorage } from 'axios-cache-interceptor';
import * as v from 'valibot';
import { dropCorrupt } from '../../../platform/storage';

const PREFIX = 'tessera:answer:';

const entry = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ state: v.string(), data: v.optional(v.looseObject({ data: v.string() })) }),
);

function dropCorruptAnswers(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(PREFIX) && !v.is(entry, storage.getItem(key))) dropCorrupt('session', key);
  }
}

/** Where answers are kept for the session: a corrupt one is dropped, so that it is asked for again; blocked storage keeps them for this page. */
export function answerStorage(): AxiosStorage {
  try {
    dropCorruptAnswers(sessionStorage);
    return buildWebStorage(sessionStorage, PREFIX);
  } catch {
    return buildMemoryStorage();
  }
}
