import { walletBalance, transferWallet } from '@tessera/contract';
import { answer, type Answer } from '../../gateway';
import { current, withdrawableOf, bookOnce, enter, refusal, move, type Store } from '../../members';
import { cents, decimal, say } from '../../common';
import { shown } from './transactions';

/** What the member has, by wallet and in all. */
export const walletBalanceAnswer = (store: Store): Answer =>
  answer(walletBalance, ({ merchant, language, member }) => {
    const who = current(store, member());
    const wallets = merchant.wallets.map(({ code, name }) => ({
      code,
      name: say(language, name),
      amount: who.balances[code] ?? '0.00',
    }));
    const underWay = who.purse.orders.filter(
      ({ kind, status }) => kind === 'withdrawal' && status === 'pending',
    );
    return {
      currency: merchant.currency,
      total: decimal(wallets.reduce((sum, { amount }) => sum + cents(amount), 0)),
      withdrawable: withdrawableOf(who),
      locked: decimal(underWay.reduce((sum, { amount }) => sum - amount, 0)),
      wallets,
      transfer: transferLimits,
    };
  });

/** Of one transfer, in major units. */
export const transferLimits = { minimum: '1.00', maximum: '50000.00' };

/** Moves money between two wallets of the member (R2.41: not for free accounts). */
export const transferAnswer = (store: Store): Answer =>
  answer(transferWallet, ({ request, merchant, language, member }) => {
    const { requestId, from, to } = request;
    const amount = cents(request.amount);
    const attempt = { requestId, language, realMoney: false };
    const order = bookOnce(store, member(), attempt, (draft) => {
      const has = (code: string) => merchant.wallets.some((wallet) => wallet.code === code);
      if (!has(from) || !has(to) || from === to) throw refusal(language, 'wallet_unknown');
      if (amount < cents(transferLimits.minimum) || amount > cents(transferLimits.maximum))
        throw refusal(language, 'amount_outside');
      if (amount > cents(draft.balances[from] ?? '0')) throw refusal(language, 'balance_short');
      move(draft, from, -amount);
      move(draft, to, amount);
      return enter(draft, {
        kind: 'transfer',
        status: 'done',
        amount,
        fee: 0,
        about: '',
        wallets: { from, to },
      });
    });
    return shown(order, merchant, language);
  });
