import { keys, type MoneyRequestKind, type StoredType } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { currentSession } from '@tessera/shell/session';

type Attempt = StoredType<typeof keys.moneyAttempts>[number];

const stored = storedValue(keys.moneyAttempts);

const currentMemberId = () => currentSession()?.id ?? '';

/** Stores an attempt until its result is known, so that a page load asks for the result and never books again. */
export const storeAttempt = (id: string, kind: MoneyRequestKind): void =>
  stored.set([...(stored.get() ?? []), { requestId: id, kind, member: currentMemberId() }]);

/** Removes an attempt whose result is known. */
export function removeAttempt(id: string): void {
  const others = (stored.get() ?? []).filter((one) => one.requestId !== id);
  if (others.length > 0) stored.set(others);
  else stored.remove();
}

/** The member's attempts without a known result, oldest first. */
export const openAttempts = (kind: MoneyRequestKind): readonly Attempt[] =>
  (stored.get() ?? []).filter((one) => one.kind === kind && one.member === currentMemberId());
