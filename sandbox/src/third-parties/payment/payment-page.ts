import * as v from 'valibot';
import { webUrl, html, document, decimal, open, say } from '../../common';
import { endDeposit, type Store } from '../../members';
import type { FastifyInstance } from 'fastify';

const claims = v.object({
  sub: v.string(),
  merchant: v.string(),
  userName: v.string(),
  language: v.string(),
  return: v.string(),
});
const asked = v.object({
  token: v.string(),
  outcome: v.optional(v.picklist(['done', 'failed', 'cancelled'])),
});

function findPayment(store: Store, token: string) {
  const claimed = v.safeParse(claims, open('payment', token));
  if (!claimed.success) return undefined;
  const { merchant, userName, sub } = claimed.output;
  const member = store.member(merchant, userName);
  const order = member?.purse.orders.find(({ id }) => id === sub);
  return member && order && { member, order, claimed: claimed.output };
}

/** The page of a payment service, on an origin that is not the merchant's: pay, fail, or go back without. */
export function addPaymentPage(app: FastifyInstance, store: Store): void {
  app.get('/pay', async (request, reply) => {
    const query = v.safeParse(asked, request.query);
    const found = query.success ? findPayment(store, query.output.token) : undefined;
    if (!query.success || !found) return reply.code(404).send({ error: 'No such payment' });
    const { member, order, claimed } = found;
    const { language } = claimed;
    const { token, outcome } = query.output;
    reply.header('cache-control', 'no-store');
    if (outcome) {
      store.change(member, (draft) => {
        const paid = draft.purse.orders.find(({ id }) => id === order.id);
        if (paid) endDeposit(draft, paid, outcome);
      });
      const back = webUrl(`${claimed.return}/${order.id}`);
      return back ? reply.redirect(back.href, 303) : reply.code(400).send({ error: 'No way back' });
    }
    const way = (end: string) => `/pay?token=${token}&outcome=${end}`;
    return reply.type('text/html; charset=utf-8').send(
      document({
        language,
        title: say(language, 'pay.title'),
        style: 'choice.css',
        script: '',
        body: html`<main class="choice"><h1>${say(language, 'pay.title')}</h1><p>${decimal(order.amount + order.fee)}</p>
<a class="person" href="${way('done')}">${say(language, 'pay.now')}</a>
<a class="person" href="${way('failed')}">${say(language, 'pay.decline')}</a>
<a class="cancel" href="${way('cancelled')}">${say(language, 'pay.cancel')}</a></main>`,
      }),
    );
  });
}
