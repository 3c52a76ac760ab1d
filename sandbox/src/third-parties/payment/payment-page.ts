import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { fromCents, html, parseHttpUrl, renderPage, translate, verifyToken } from '../../common';
import { endDeposit, type Store } from '../../members';

const paymentClaims = v.object({
  sub: v.string(),
  merchant: v.string(),
  userName: v.string(),
  language: v.string(),
  return: v.string(),
});
const pageQuery = v.object({
  token: v.string(),
  outcome: v.optional(v.picklist(['done', 'failed', 'cancelled'])),
});

/** The order of a payment token. @returns undefined for an invalid token or an unknown order */
function findPayment(store: Store, token: string) {
  const parsed = v.safeParse(paymentClaims, verifyToken('payment', token));
  if (!parsed.success) return undefined;
  const { merchant, userName, sub } = parsed.output;
  const member = store.member(merchant, userName);
  const order = member?.ledger.orders.find(({ id }) => id === sub);
  return member && order && { member, order, claims: parsed.output };
}

/** The page of a payment service, on the second origin: pay, fail, or cancel. */
export function addPaymentPage(app: FastifyInstance, store: Store): void {
  app.get('/pay', async (request, reply) => {
    const query = v.safeParse(pageQuery, request.query);
    const found = query.success ? findPayment(store, query.output.token) : undefined;
    if (!query.success || !found) return reply.code(404).send({ error: 'Unknown payment' });
    const { member, order, claims } = found;
    const { language } = claims;
    const { token, outcome } = query.output;
    reply.header('cache-control', 'no-store');
    if (outcome) {
      store.change(member, (draft) => {
        const paid = draft.ledger.orders.find(({ id }) => id === order.id);
        if (paid) endDeposit(draft, paid, outcome);
      });
      const back = parseHttpUrl(`${claims.return}/${order.id}`);
      return back
        ? reply.redirect(back.href, 303)
        : reply.code(400).send({ error: 'Invalid return address' });
    }
    const linkTo = (result: string) => `/pay?token=${token}&outcome=${result}`;
    return reply.type('text/html; charset=utf-8').send(
      renderPage({
        language,
        title: translate(language, 'pay.title'),
        style: 'choice.css',
        script: '',
        body: html`<main class="choice"><h1>${translate(language, 'pay.title')}</h1><p>${fromCents(order.amount + order.fee)}</p>
<a class="person" href="${linkTo('done')}">${translate(language, 'pay.now')}</a>
<a class="person" href="${linkTo('failed')}">${translate(language, 'pay.decline')}</a>
<a class="cancel" href="${linkTo('cancelled')}">${translate(language, 'pay.cancel')}</a></main>`,
      }),
    );
  });
}
