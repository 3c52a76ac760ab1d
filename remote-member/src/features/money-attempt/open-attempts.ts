import { type MoneyRequestKind, moneyRequestKinds, requestId } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { currentSession } from '@tessera/shell/session';
import * as v from 'valibot';

const attempt = v.object({
  requestId,
  kind: v.picklist(moneyRequestKinds),
  /** Whose it is: another member of this device must not ask about it. */
  member: v.string(),
});
type Attempt = v.InferOutput<typeof attempt>;

const kept = storedValue('local', 'tessera:money-attempts', v.array(attempt));

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
