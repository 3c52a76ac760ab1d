import { type BalanceChange, balanceChanges } from '@tessera/contract';
import { gameOf } from '../../catalog';
import { fromCents, toCents } from '../../common';
import { type Answer, answer, type Sent } from '../../gateway';
import { type BetRecord, type Member, type Order, type Store, settled } from '../../members';
import { gameName } from '../game-list';
import { titleOf } from './transactions';

/** One change of the balance, in hundredths. */
interface Change {
  readonly id: string;
  readonly kind: BalanceChange['kind'];
  readonly amount: number;
  readonly at: number;
  readonly title: (language: string) => string | null;
}

/** An order that moved money: a finished one, and a withdrawal that has left the wallet. */
const hasMoved = ({ kind, status }: Order): boolean =>
  status === 'done' || (kind === 'withdrawal' && status === 'pending');

const changeOfOrder = (order: Order): readonly Change[] =>
  order.kind === 'transfer' || !hasMoved(order)
    ? []
    : [{ ...order, kind: order.kind, title: (language) => titleOf(order, language) }];

const changeOfBet = ({ id, game, stake, payout, at }: BetRecord): Change => {
  const known = gameOf(game);
  const title = (language: string) => (known ? gameName(known, language) : game);
  return { id, kind: 'bet', amount: payout - stake, at, title };
};

/** All changes with the balance after each, newest first: counted back from the present balance. */
function changesOf({ ledger, balances }: Member): readonly (Change & { readonly balance: number })[] {
  const changes = [...ledger.orders.flatMap(changeOfOrder), ...ledger.bets.map(changeOfBet)].sort(
    (one, other) => other.at - one.at,
  );
  let balance = Object.values(balances).reduce((sum, amount) => sum + toCents(amount), 0);
  return changes.map((change) => {
    const after = balance;
    balance -= change.amount;
    return { ...change, balance: after };
  });
}

const shown = (
  { id, kind, amount, at, title, balance }: Change & { readonly balance: number },
  language: string,
): Sent<BalanceChange> => ({
  id,
  kind,
  amount: fromCents(amount),
  balance: fromCents(balance),
  at,
  title: title(language),
});

/** The changes of a member's balance by orders and bets. */
export const balanceChangesAnswer = (store: Store): Answer =>
  answer(balanceChanges, ({ request, language, member }) => {
    const { kind, since = 0, cursor, limit } = request;
    const matching = changesOf(settled(store, member())).filter(
      (change) => (!kind || change.kind === kind) && change.at >= since,
    );
    const start = cursor ? matching.findIndex(({ id }) => id === cursor) : 0;
    const page = start < 0 ? [] : matching.slice(start, start + limit);
    return {
      items: page.map((change) => shown(change, language)),
      next: start < 0 ? null : (matching[start + limit]?.id ?? null),
    };
  });
