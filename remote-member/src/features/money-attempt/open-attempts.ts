import { type MoneyRequestKind, moneyRequestKinds, requestId } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { currentSession } from '@tessera/shell/session';
import * as v from 'valibot';

const attempt = v.object({
  requestId,
  kind: v.picklist(moneyRequestKinds),
  /** The id of the member who made it: other members of this device must not ask about it. */
  member: v.string(),
});
type Attempt = v.InferOutput<typeof attempt>;

const stored = storedValue('local', 'tessera:money-attempts', v.array(attempt));

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
