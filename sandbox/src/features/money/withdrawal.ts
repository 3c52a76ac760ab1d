import {
  cancelWithdrawal,
  changeWithdrawPassword,
  setWithdrawPassword,
  submitWithdrawal,
  withdrawAccountInfo,
} from '@tessera/contract';
import { DAY, fromCents, refusal, toCents, translate } from '../../common';
import { type Answer, answer } from '../../gateway';
import {
  addOrder,
  bookOnce,
  changeBalance,
  endWithdrawal,
  hashPassword,
  isPassword,
  mainWallet,
  type Store,
  settled,
  withdrawableOf,
} from '../../members';
import { ACCOUNT_LIMIT, payoutAccountAnswers, providers, withdrawAccountOf } from './payout-accounts';
import { checkLimits, transactionOf } from './transactions';

/** Limits of one withdrawal, in major units. */
const limits = { minimum: '20.00', maximum: '10000.00' };
/** The fee of a withdrawal; `fixed` is in major units. */
const fee = { percent: '0', fixed: '1.00' };
/** Withdrawals in 24 hours. */
const PER_DAY = 5;

/** Withdrawals: accounts, limits and password, and the start and cancellation of a withdrawal (R7.33). */
export const withdrawalAnswers = (store: Store): readonly Answer[] => [
  ...payoutAccountAnswers(store),
  answer(withdrawAccountInfo, ({ merchant, language, member }) => {
    const current = settled(store, member());
    const { accounts, password, turnover, orders } = current.ledger;
    const recent = orders.filter(({ kind, at }) => kind === 'withdrawal' && at > Date.now() - DAY).length;
    const main = merchant.wallets.find(({ code }) => code === mainWallet(current));
    return {
      accounts: accounts.map(withdrawAccountOf),
      providers: accounts.length < ACCOUNT_LIMIT ? [...providers] : [],
      editable: true,
      hasPassword: password !== undefined,
      withdrawable: withdrawableOf(current),
      ...limits,
      fee,
      left: Math.max(0, PER_DAY - recent),
      turnover:
        turnover.required > 0
          ? { required: fromCents(turnover.required), done: fromCents(turnover.done) }
          : null,
      wallet: merchant.wallets.length > 1 && main ? translate(language, main.name) : null,
    };
  }),
  answer(changeWithdrawPassword, async ({ request, language, member }) => {
    const { password } = member().ledger;
    if (!password) throw refusal(language, 'withdraw_password_missing');
    if (!(await isPassword(request.oldPassword, password)))
      throw refusal(language, 'withdraw_password_wrong');
    const hash = await hashPassword(request.password);
    store.change(member(), ({ ledger }) => {
      ledger.password = hash;
    });
  }),
  answer(setWithdrawPassword, async ({ request, language, member }) => {
    const hash = await hashPassword(request.password);
    store.change(member(), ({ ledger }) => {
      if (ledger.password) throw refusal(language, 'withdraw_password_set');
      ledger.password = hash;
    });
    return true;
  }),
  answer(submitWithdrawal, async ({ request, merchant, language, member }) => {
    const { ledger } = member();
    if (!ledger.password) throw refusal(language, 'withdraw_password_missing');
    if (!(await isPassword(request.password, ledger.password)))
      throw refusal(language, 'withdraw_password_wrong');
    const account = ledger.accounts.find(({ id }) => id === request.accountId);
    if (!account) throw refusal(language, 'account_wrong');
    const amount = toCents(request.amount);
    const attempt = { requestId: request.requestId, language, realMoney: true };
    const order = bookOnce(store, member(), attempt, (draft) => {
      checkLimits(amount, limits, language);
      if (amount > toCents(withdrawableOf(draft))) throw refusal(language, 'balance_short');
      changeBalance(draft, mainWallet(draft), -amount);
      const { provider, number } = withdrawAccountOf(account);
      const about = `${provider} ${number}`;
      return addOrder(draft, {
        kind: 'withdrawal',
        status: 'pending',
        amount: -amount,
        fee: toCents(fee.fixed),
        about,
      });
    });
    return transactionOf(order, merchant, language);
  }),
  answer(cancelWithdrawal, ({ request, merchant, language, member }) =>
    store.change(settled(store, member()), (draft) => {
      const order = draft.ledger.orders.find(({ id, kind }) => kind === 'withdrawal' && id === request.id);
      if (!order) throw refusal(language, 'order_unknown');
      if (order.status === 'done' || order.status === 'failed') throw refusal(language, 'order_ended');
      endWithdrawal(draft, order, 'cancelled');
      return transactionOf(order, merchant, language);
    }),
  ),
];
