import { transferWallet, walletBalance } from '@tessera/contract';
import { fromCents, refusal, toCents, translate } from '../../common';
import { type Answer, answer } from '../../gateway';
import { addOrder, bookOnce, changeBalance, type Store, settled, withdrawableOf } from '../../members';
import { checkLimits, transactionOf } from './transactions';

/** Limits of one transfer, in major units. */
const transferLimits = { minimum: '1.00', maximum: '50000.00' };

/** The balances of the member's wallets, and transfers between them. Free accounts cannot transfer (R2.41). */
export const walletAnswers = (store: Store): readonly Answer[] => [
  answer(walletBalance, ({ merchant, language, member }) => {
    const current = settled(store, member());
    const wallets = merchant.wallets.map(({ code, name }) => ({
      code,
      name: translate(language, name),
      amount: current.balances[code] ?? '0.00',
    }));
    const pending = current.ledger.orders.filter(
      ({ kind, status }) => kind === 'withdrawal' && status === 'pending',
    );
    return {
      currency: merchant.currency,
      total: fromCents(wallets.reduce((sum, { amount }) => sum + toCents(amount), 0)),
      withdrawable: withdrawableOf(current),
      locked: fromCents(pending.reduce((sum, { amount }) => sum - amount, 0)),
      wallets,
      transfer: transferLimits,
    };
  }),
  answer(transferWallet, ({ request, merchant, language, member }) => {
    const { requestId, from, to } = request;
    const amount = toCents(request.amount);
    const attempt = { requestId, language, realMoney: false };
    const order = bookOnce(store, member(), attempt, (draft) => {
      const hasWallet = (code: string) => merchant.wallets.some((wallet) => wallet.code === code);
      if (!hasWallet(from) || !hasWallet(to) || from === to) throw refusal(language, 'wallet_unknown');
      checkLimits(amount, transferLimits, language);
      if (amount > toCents(draft.balances[from] ?? '0')) throw refusal(language, 'balance_short');
      changeBalance(draft, from, -amount);
      changeBalance(draft, to, amount);
      return addOrder(draft, {
        kind: 'transfer',
        status: 'done',
        amount,
        fee: 0,
        about: '',
        wallets: { from, to },
      });
    });
    return transactionOf(order, merchant, language);
  }),
];
