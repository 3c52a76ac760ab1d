import { places } from '@tessera/contract';
import type { ViewFile } from '@tessera/remote/view';
import { callKey, type EarlyAnswer, isFresh } from '../../../platform/early-answers';
import { storedIds, storedJson } from '../../../platform/storage';
import type { EarlyPage } from '../read-page';
import { isOn, isRecord, type RawStatus } from './facts';

/** @returns undefined if the gateway refuses */
export function valueIn({ body }: Pick<EarlyAnswer, 'body'>): RawStatus | undefined {
  const answer: unknown = JSON.parse(body);
  return isRecord(answer) && isOn(answer.success) && isRecord(answer.value) ? answer.value : undefined;
}

/** The answer of an earlier load that the page shows without a look at a newer one. */
function keptAnswer(key: string, { release, language }: EarlyPage): Pick<EarlyAnswer, 'body'> | undefined {
  const wanted = JSON.stringify([key, release.merchant.code, language]);
  for (const id of storedIds(places.answer)) {
    const [, ...call]: unknown[] = JSON.parse(id);
    if (JSON.stringify(call.slice(0, 3)) !== wanted) continue;
    const kept = storedJson({ ...places.answer, name: places.answer.name + id });
    if (!isRecord(kept) || typeof kept.body !== 'string' || typeof kept.at !== 'number') continue;
    if (isFresh({ at: kept.at })) return { body: kept.body };
  }
  return undefined;
}

/**
 * The answers of the route's early calls. The page takes them later, so they are found at once.
 * @returns the function that waits for those that the lists of a view need
 */
export function answersOf(page: EarlyPage): (view: ViewFile) => Promise<readonly unknown[]> {
  const asked = (page.owned?.route.early ?? []).map((address) => {
    const key = callKey(address, undefined);
    return keptAnswer(key, page) ?? window.__tessera?.answers.get(key);
  });
  return ({ lists = {} }) => {
    const needed = new Set(Object.values(lists).map(({ call }) => call));
    return Promise.all(
      asked.map(async (answer, at) => {
        const found = needed.has(at) ? await answer : undefined;
        return found && valueIn(found);
      }),
    );
  };
}
