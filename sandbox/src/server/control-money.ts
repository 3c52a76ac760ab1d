import { decimalAmount } from '@tessera/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { gameOf } from '../catalog';
import { toCents } from '../common';
import { endDeposit, endWithdrawal, type Store, settleBet } from '../members';

const orderEnd = v.object({
  merchant: v.string(),
  userName: v.string(),
  id: v.string(),
  status: v.picklist(['done', 'failed']),
});

const placedBet = v.object({
  merchant: v.string(),
  userName: v.string(),
  /** Code of the game. */
  game: v.pipe(
    v.string(),
    v.check((code) => gameOf(code) !== undefined),
  ),
  stake: decimalAmount,
  payout: v.optional(decimalAmount, '0'),
});

/** Adds the control paths by which tests read orders, end them as a bank would, and bet as a game would. */
export function addMoneyControl(control: FastifyInstance, store: Store): void {
  control.get<{ Params: { merchant: string; name: string } }>(
    '/__sandbox/orders/:merchant/:name',
    ({ params }) => store.member(params.merchant, params.name)?.ledger.orders ?? [],
  );
  control.post('/__sandbox/orders', (request, reply) => {
    const parsed = v.safeParse(orderEnd, request.body);
    const member = parsed.success && store.member(parsed.output.merchant, parsed.output.userName);
    if (!parsed.success || !member)
      return reply.code(400).send({ error: 'The end of an order needs merchant, userName, id and status' });
    const { id, status } = parsed.output;
    store.change(member, (draft) => {
      const order = draft.ledger.orders.find((each) => each.id === id);
      if (order?.kind === 'deposit') endDeposit(draft, order, status);
      if (order?.kind === 'withdrawal') endWithdrawal(draft, order, status);
    });
    return reply.code(204).send();
  });
  control.post('/__sandbox/bets', (request, reply) => {
    const parsed = v.safeParse(placedBet, request.body);
    const member = parsed.success && store.member(parsed.output.merchant, parsed.output.userName);
    if (!parsed.success || !member)
      return reply.code(400).send({ error: 'A bet needs merchant, userName, game and stake' });
    const { game, stake, payout } = parsed.output;
    store.change(member, (draft) =>
      settleBet(draft, { game, stake: toCents(stake), payout: toCents(payout) }),
    );
    return reply.code(204).send();
  });
}
