import { depositMethods, depositOrder, submitDeposit, type DepositOrder } from '@tessera/contract';
import { webUrl, badRequest, cents, decimal, say } from '../../common';
import { answer, type Answer } from '../../gateway';
import { bookOnce, current, enter, refusal, PAYABLE_FOR, type Store, type Order } from '../../members';
import { bonusesIn, bonusNamed, isOpen, methodNamed, methodOf, methodsIn } from './deposit-methods';
import { paymentFor, type Payer } from '../../third-parties/payment';

/** The one promotion code of the sandbox. */
export const PROMO_CODE = 'TESSERA20';

function depositShown(order: Order, payer: Payer, gamesUrl: string): DepositOrder {
  const pending = order.status === 'pending';
  return {
    id: order.id,
    method: methodNamed(order.about, payer.language),
    status: order.status,
    amount: decimal(order.amount),
    payable: decimal(order.amount + order.fee),
    at: order.at,
    expiresAt: pending ? order.at + PAYABLE_FOR : null,
    payment: pending ? paymentFor(order, payer, gamesUrl) : null,
    reason: order.status === 'failed' ? say(payer.language, 'order_failed') : null,
  };
}

/** The ways to pay, the start of a deposit, and how far it is. */
export const depositAnswers = (store: Store, gamesUrl: string): readonly Answer[] => [
  answer(depositMethods, ({ language }) => ({ methods: methodsIn(language), bonuses: bonusesIn(language) })),
  answer(submitDeposit, ({ request, merchant, language, member }) => {
    const { requestId, bonusId, promoCode, returnUrl } = request;
    const method = methodOf(request.method);
    if (!method || !isOpen(method)) throw refusal(language, 'method_closed');
    if (!webUrl(returnUrl)) throw badRequest('returnUrl must be an http(s) address');
    if (promoCode && promoCode.toUpperCase() !== PROMO_CODE) throw refusal(language, 'promo_code_wrong');
    const amount = cents(request.amount);
    const order = bookOnce(store, member(), { requestId, language, realMoney: true }, (draft) => {
      if (amount < cents(method.minimum) || amount > cents(method.maximum))
        throw refusal(language, 'amount_outside');
      const bonus = promoCode ? 'reload' : bonusId;
      if (bonusId && amount < cents(bonusNamed(bonusId)?.minimum ?? '0'))
        throw refusal(language, 'amount_outside');
      const fee = Math.round((amount * Number(method.percent)) / 100);
      return enter(draft, {
        kind: 'deposit',
        status: 'pending',
        amount,
        fee,
        about: method.code,
        returnUrl,
        ...(bonus && { bonusId: bonus }),
      });
    });
    return depositShown(order, { merchant, language, userName: member().userName }, gamesUrl);
  }),
  answer(depositOrder, ({ request, merchant, language, member }) => {
    const who = current(store, member());
    const order = who.purse.orders.find(({ id, kind }) => kind === 'deposit' && id === request.id);
    if (!order) throw refusal(language, 'order_unknown');
    return depositShown(order, { merchant, language, userName: who.userName }, gamesUrl);
  }),
];
