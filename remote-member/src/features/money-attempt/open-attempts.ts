import { ageOf, keys, type MoneyRequestKind, type StoredType } from '@tessera/contract';
import { storedValue, webStorage } from '@tessera/shell/environment';
import { currentSession } from '@tessera/shell/session';

type Attempt = StoredType<typeof keys.moneyAttempts>[number];

const stored = storedValue(keys.moneyAttempts);

const currentMemberId = () => currentSession()?.id ?? '';

/** The browser keeps no attempt: its storage is full or blocked. */
export class AttemptUnsaved extends Error {
  override readonly name = 'AttemptUnsaved';
}

/** Whether the browser has the attempt, so that the next page knows of it. What it does not take lives in this page only. */
function isSaved(id: string): boolean {
  try {
    return webStorage('local').getItem(keys.moneyAttempts.name)?.includes(id) === true;
  } catch {
    return false;
  }
}

/**
 * Stores an attempt until its result is known, so that a page load asks for the result and never books again.
 * @throws AttemptUnsaved if no later page would know of it
 */
export function storeAttempt(id: string, kind: MoneyRequestKind): void {
  stored.set([...(stored.get() ?? []), { requestId: id, kind, member: currentMemberId(), at: Date.now() }]);
  if (isSaved(id)) return;
  removeAttempt(id);
  throw new AttemptUnsaved();
}

/** Removes an attempt whose result is known. */
export function removeAttempt(id: string): void {
  const others = (stored.get() ?? []).filter((one) => one.requestId !== id);
  if (others.length > 0) stored.set(others);
  else stored.remove();
}

/** In ms: an attempt without a known result in this time is a case for the support. */
const PATIENCE = 120_000;

/** Whether the result of an attempt is unknown for so long that the member must not wait for it. */
export const isStuck = ({ at }: Attempt): boolean => ageOf(at) > PATIENCE;

/** The member's attempts without a known result, oldest first. */
export const openAttempts = (kind: MoneyRequestKind): readonly Attempt[] =>
  (stored.get() ?? []).filter((one) => one.kind === kind && one.member === currentMemberId());
