import { walletBalance } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import type { Store } from '../members/store';
import { current } from '../purse/book';
import { cents, decimal } from '../purse/cents';
import { transferLimits } from '../purse/transfer-answer';
import { say } from '../texts/say';
import { withdrawableOf } from './withdrawable';

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
