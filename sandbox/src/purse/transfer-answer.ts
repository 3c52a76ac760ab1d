import { transferWallet } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import type { Store } from '../members/store';
import { bookOnce, enter, refusal } from './book';
import { cents } from './cents';
import { move } from './settle-due';
import { shown } from './shown';

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
