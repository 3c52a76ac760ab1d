import { keys } from '@tessera/contract';
import { isFresh } from '../../../platform/early-answers';
import { isStored, storedIds, storedMember, webStorage } from '../../../platform/storage';

/** The number of answers that are kept although they are not fresh, for pages to show while newer ones load. */
const MAX_STALE = 20;

interface Parsed {
  /** When the answer came, in ms. */
  readonly at: number;
  readonly value: unknown;
  /** Whether session storage has it too. */
  readonly isSaved: boolean;
}

export interface CachedAnswer<Answer> {
  /** The same object in each read. */
  readonly value: Answer;
  /** Whether it answers a call. Otherwise a page may show it only until the call has ended (R7.1c). */
  readonly isFresh: boolean;
}

/** @returns false if session storage is blocked or full. Then the answer lives as long as the page */
function save(key: string, answer: { readonly at: number; readonly body: string }): boolean {
  try {
    webStorage('session').setItem(keys.answer.name + key, JSON.stringify(answer));
    return true;
  } catch {
    return false;
  }
}

/** Keeps answers: as text in session storage, so that fresh ones survive a reload, and parsed in memory. */
export class AnswerCache {
  readonly #parsed = new Map<string, Parsed>();
  #isChecked = false;

  /** @param parse parses an answer of an earlier page load. If it throws, that answer is removed */
  get<Answer>(key: string, parse: (body: string) => Answer): CachedAnswer<Answer> | undefined {
    this.#checkStored();
    const known = this.#parsed.get(key);
    const isGone = known?.isSaved && !isStored(keys.answer, key);
    const found = isGone ? undefined : (known ?? this.#parseStored(key, parse));
    return found && { value: found.value as Answer, isFresh: isFresh(found) };
  }

  set(key: string, body: string, value: unknown): void {
    this.#checkStored();
    const at = Date.now();
    this.#parsed.delete(key);
    this.#parsed.set(key, { at, value, isSaved: save(key, { at, body }) });
    const stale = [...this.#parsed].filter(([, answer]) => !isFresh(answer));
    for (const [oldest] of stale.slice(0, -MAX_STALE)) this.remove(oldest);
  }

  remove(key: string): void {
    this.#parsed.delete(key);
    storedMember(keys.answer, key).remove();
  }

  #parseStored(key: string, parse: (body: string) => unknown): Parsed | undefined {
    const stored = storedMember(keys.answer, key).get();
    if (!stored) return undefined;
    try {
      const parsed = { at: stored.at, value: parse(stored.body), isSaved: true };
      this.#parsed.set(key, parsed);
      return parsed;
    } catch {
      this.remove(key);
      return undefined;
    }
  }

  /** Once: removes the old and corrupt answers of earlier page loads. */
  #checkStored(): void {
    if (this.#isChecked) return;
    this.#isChecked = true;
    for (const key of storedIds(keys.answer)) {
      const stored = storedMember(keys.answer, key).get();
      if (stored && !isFresh(stored)) this.remove(key);
    }
  }
}
