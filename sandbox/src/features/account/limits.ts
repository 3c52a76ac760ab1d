import { limitKinds, playLimits, savePlayLimit } from '@tessera/contract';
import { fromCents, toCents } from '../../common';
import { type Answer, answer } from '../../gateway';
import { limitOf, type Store, setLimit } from '../../members';

const shown = (amount: number | null): string | null => (amount === null ? null : fromCents(amount));

/** What members let themselves deposit, lose and stake a day. */
export const limitAnswers = (store: Store): readonly Answer[] => [
  answer(playLimits, ({ member }) => ({
    limits: limitKinds.map((kind) => {
      const { amount, next } = limitOf(member(), kind, Date.now());
      return {
        kind,
        amount: shown(amount),
        next: next ? { amount: shown(next.amount), from: next.from } : null,
      };
    }),
  })),
  answer(savePlayLimit, ({ request: { kind, amount }, member }) =>
    store.change(member(), (draft) =>
      setLimit(draft, kind, amount === undefined ? null : toCents(amount), Date.now()),
    ),
  ),
];
