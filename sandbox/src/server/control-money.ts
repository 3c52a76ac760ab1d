import * as v from 'valibot';
import { endDeposit, endWithdrawal, type Store } from '../members';
import type { FastifyInstance } from 'fastify';

const wanted = v.object({
  merchant: v.string(),
  userName: v.string(),
  id: v.string(),
  status: v.picklist(['done', 'failed']),
});

/** How tests bring about what a bank would. Inside the local control paths. */
export function addMoneyControl(control: FastifyInstance, store: Store): void {
  control.get<{ Params: { merchant: string; name: string } }>(
    '/__sandbox/orders/:merchant/:name',
    ({ params }) => store.member(params.merchant, params.name)?.purse.orders ?? [],
  );
  control.post('/__sandbox/orders', (request, reply) => {
    const asked = v.safeParse(wanted, request.body);
    const member = asked.success && store.member(asked.output.merchant, asked.output.userName);
    if (!asked.success || !member)
      return reply.code(400).send({ error: 'an order has merchant, userName, id, status' });
    const { id, status } = asked.output;
    store.change(member, (draft) => {
      const order = draft.purse.orders.find((one) => one.id === id);
      if (order?.kind === 'deposit') endDeposit(draft, order, status);
      if (order?.kind === 'withdrawal') endWithdrawal(draft, order, status);
    });
    return reply.code(204).send();
  });
}
