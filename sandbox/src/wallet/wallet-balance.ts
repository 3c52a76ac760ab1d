import { walletBalance } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import { say } from '../texts/say';

/** What the member has, by wallet and in all; free accounts and virtual ones may not take it out (R6.2a). */
export const walletBalanceAnswer = (): Answer =>
  answer(walletBalance, ({ merchant, language, member }) => {
    const { balances, type } = member();
    const wallets = merchant.wallets.map(({ code, name }) => ({
      code,
      name: say(language, name),
      amount: balances[code] ?? '0.00',
    }));
    const cents = wallets.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    const total = (cents / 100).toFixed(2);
    return { currency: merchant.currency, total, withdrawable: type <= 2 ? total : '0.00', wallets };
  });
