import { keys, type MoneyRequestKind, type StoredType } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { currentSession } from '@tessera/shell/session';

type Attempt = StoredType<typeof keys.moneyAttempts>[number];

const kept = storedValue(keys.moneyAttempts);

const mine = () => currentSession()?.id ?? '';

/** Keeps an attempt on the device until its answer is known, so that a reload asks for it and never books again. */
export const remember = (id: string, kind: MoneyRequestKind): void =>
  kept.set([...(kept.get() ?? []), { requestId: id, kind, member: mine() }]);

/** The answer is known. */
export function forget(id: string): void {
  const left = (kept.get() ?? []).filter((one) => one.requestId !== id);
  if (left.length > 0) kept.set(left);
  else kept.remove();
}

/** The member's attempts whose answers are not known, oldest first. */
export const openAttempts = (kind: MoneyRequestKind): readonly Attempt[] =>
  (kept.get() ?? []).filter((one) => one.kind === kind && one.member === mine());
