import {
  cancelDeposit,
  type DepositOrder,
  depositMethods,
  depositOrder,
  submitDeposit,
} from '@tessera/contract';
import { badRequest, fromCents, parseHttpUrl, refusal, toCents, translate } from '../../common';
import { type Answer, answer, type Sent } from '../../gateway';
import {
  addOrder,
  bookOnce,
  checkDepositLimit,
  endDeposit,
  type Order,
  PAYABLE_FOR,
  type Store,
  settled,
} from '../../members';
import { type Payer, paymentFor } from '../../third-parties/payment';
import { bonusesIn, bonusOf, isOpen, methodName, methodOf, methodsIn } from './deposit-methods';
import { checkLimits } from './transactions';

/** The only valid promotion code. */
const PROMO_CODE = 'TESSERA20';

/** A deposit as the member sees it, with its texts. */
function depositOf(order: Order, payer: Payer, gamesUrl: string): Sent<DepositOrder> {
  const pending = order.status === 'pending';
  return {
    id: order.id,
    method: methodName(order.about, payer.language),
    status: order.status,
    amount: fromCents(order.amount),
    payable: fromCents(order.amount + order.fee),
    at: order.at,
    expiresAt: pending ? order.at + PAYABLE_FOR : null,
    payment: pending ? paymentFor(order, methodOf(order.about)?.kind, payer, gamesUrl) : null,
    reason: order.status === 'failed' ? translate(payer.language, 'order_failed') : null,
    cancellable: pending,
  };
}

/** The deposit methods, the start of a deposit, its state, and its cancellation. */
export const depositAnswers = (store: Store, gamesUrl: string): readonly Answer[] => [
  answer(depositMethods, ({ language }) => ({ methods: methodsIn(language), bonuses: bonusesIn(language) })),
  answer(submitDeposit, ({ request, merchant, language, member }) => {
    const { requestId, bonusId, promoCode, returnUrl } = request;
    const method = methodOf(request.method);
    if (!method || !isOpen(method)) throw refusal(language, 'method_closed');
    if (!parseHttpUrl(returnUrl)) throw badRequest('returnUrl: must be an absolute http(s) address');
    if (promoCode && promoCode.toUpperCase() !== PROMO_CODE) throw refusal(language, 'promo_code_wrong');
    const amount = toCents(request.amount);
    const order = bookOnce(store, member(), { requestId, language, realMoney: true }, (draft) => {
      checkLimits(amount, method, language);
      checkDepositLimit(draft, amount, language);
      const bonus = promoCode ? 'reload' : bonusId;
      if (bonusId && amount < toCents(bonusOf(bonusId)?.minimum ?? '0'))
        throw refusal(language, 'amount_outside');
      const fee = Math.round((amount * Number(method.percent)) / 100);
      return addOrder(draft, {
        kind: 'deposit',
        status: 'pending',
        amount,
        fee,
        about: method.code,
        returnUrl,
        ...(bonus && { bonusId: bonus }),
      });
    });
    return depositOf(order, { merchant, language, userName: member().userName }, gamesUrl);
  }),
  answer(depositOrder, ({ request, merchant, language, member }) => {
    const current = settled(store, member());
    const order = current.ledger.orders.find(({ id, kind }) => kind === 'deposit' && id === request.id);
    if (!order) throw refusal(language, 'order_unknown');
    return depositOf(order, { merchant, language, userName: current.userName }, gamesUrl);
  }),
  answer(cancelDeposit, ({ request, merchant, language, member }) =>
    store.change(settled(store, member()), (draft) => {
      const order = draft.ledger.orders.find(({ id, kind }) => kind === 'deposit' && id === request.id);
      if (!order) throw refusal(language, 'order_unknown');
      if (order.status !== 'pending' && order.status !== 'cancelled') throw refusal(language, 'order_ended');
      endDeposit(draft, order, 'cancelled');
      return depositOf(order, { merchant, language, userName: draft.userName }, gamesUrl);
    }),
  ),
];
