import { cancelWithdrawal, setWithdrawPassword, submitWithdrawal, withdrawAccountInfo } from '@tessera/contract';
import { answer, type Answer } from '../../gateway';
import { hashPassword, isPassword, bookOnce, current, enter, refusal, endWithdrawal, mainWallet, move, withdrawableOf, type Store } from '../../members';
import { cents, decimal, say } from '../../common';
import { shown } from './transactions';
import { ACCOUNTS, accountShown, payoutAccountAnswers, providers } from './payout-accounts';

const limits = { minimum: '20.00', maximum: '10000.00' };
/** A withdrawal costs this much, in major units. */
const fee = { percent: '0', fixed: '1.00' };
const PER_DAY = 5;
const DAY = 24 * 3600_000;

/** Payouts: what they need, the start of one, and the way back (R7.33). */
export const withdrawalAnswers = (store: Store): readonly Answer[] => [
  ...payoutAccountAnswers(store),
  answer(withdrawAccountInfo, ({ merchant, language, member }) => {
    const who = current(store, member());
    const { accounts, password, turnover, orders } = who.purse;
    const today = orders.filter(({ kind, at }) => kind === 'withdrawal' && at > Date.now() - DAY).length;
    const main = merchant.wallets.find(({ code }) => code === mainWallet(who));
    return {
      accounts: accounts.map(accountShown),
      providers: accounts.length < ACCOUNTS ? [...providers] : [],
      hasPassword: password !== undefined,
      withdrawable: withdrawableOf(who),
      ...limits,
      fee,
      left: Math.max(0, PER_DAY - today),
      turnover:
        turnover.required > 0 ? { required: decimal(turnover.required), done: decimal(turnover.done) } : null,
      wallet: merchant.wallets.length > 1 && main ? say(language, main.name) : null,
    };
  }),
  answer(setWithdrawPassword, async ({ request, language, member }) => {
    const hash = await hashPassword(request.password);
    store.change(member(), ({ purse }) => {
      if (purse.password) throw refusal(language, 'withdraw_password_set');
      purse.password = hash;
    });
    return true;
  }),
  answer(submitWithdrawal, async ({ request, merchant, language, member }) => {
    const { purse } = member();
    if (!purse.password) throw refusal(language, 'withdraw_password_missing');
    if (!(await isPassword(request.password, purse.password)))
      throw refusal(language, 'withdraw_password_wrong');
    const account = purse.accounts.find(({ id }) => id === request.accountId);
    if (!account) throw refusal(language, 'account_wrong');
    const amount = cents(request.amount);
    const attempt = { requestId: request.requestId, language, realMoney: true };
    const order = bookOnce(store, member(), attempt, (draft) => {
      if (amount < cents(limits.minimum) || amount > cents(limits.maximum))
        throw refusal(language, 'amount_outside');
      if (amount > cents(withdrawableOf(draft))) throw refusal(language, 'balance_short');
      move(draft, mainWallet(draft), -amount);
      const { provider, number } = accountShown(account);
      const about = `${provider} ${number}`;
      return enter(draft, {
        kind: 'withdrawal',
        status: 'pending',
        amount: -amount,
        fee: cents(fee.fixed),
        about,
      });
    });
    return shown(order, merchant, language);
  }),
  answer(cancelWithdrawal, ({ request, merchant, language, member }) =>
    store.change(current(store, member()), (draft) => {
      const order = draft.purse.orders.find(({ id, kind }) => kind === 'withdrawal' && id === request.id);
      if (!order) throw refusal(language, 'order_unknown');
      if (order.status === 'done' || order.status === 'failed') throw refusal(language, 'order_ended');
      endWithdrawal(draft, order, 'cancelled');
      return shown(order, merchant, language);
    }),
  ),
];
