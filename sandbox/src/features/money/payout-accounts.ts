import { randomBytes } from 'node:crypto';
import { addWithdrawAccount, setDefaultWithdrawAccount, type WithdrawAccount, type PayoutProvider } from '@tessera/contract';
import { answer, type Answer } from '../../gateway';
import { refusal, type Store, type PayoutAccount } from '../../members';

/** How many accounts a member may have. */
export const ACCOUNTS = 5;
const READABLE = 4;
const normal = (number: string) => number.replace(/[\s-]/g, '');

/** An account with its number covered but for the end. */
export const accountShown = ({
  id,
  kind,
  provider,
  holder,
  number,
  isDefault,
}: PayoutAccount): WithdrawAccount => ({
  id,
  kind,
  provider: providerOf(provider)?.name ?? provider,
  holder: holder ?? null,
  number: `•••• ${number.slice(-READABLE)}`,
  isDefault,
});

/** Adds accounts to be paid to, and says which is offered first. */
export const payoutAccountAnswers = (store: Store): readonly Answer[] => [
  answer(addWithdrawAccount, ({ request, language, member }) => {
    const provider = providerOf(request.provider);
    const number = normal(request.number);
    if (!provider || !/^\w{6,64}$/.test(number)) throw refusal(language, 'account_wrong');
    return store.change(member(), ({ purse }) => {
      const same = purse.accounts.find((one) => one.provider === provider.code && one.number === number);
      if (same) return accountShown(same);
      if (purse.accounts.length >= ACCOUNTS) throw refusal(language, 'accounts_full');
      const added: PayoutAccount = {
        id: randomBytes(6).toString('hex'),
        provider: provider.code,
        kind: provider.kind,
        ...(request.holder && { holder: request.holder }),
        number,
        isDefault: purse.accounts.length === 0,
      };
      purse.accounts.push(added);
      return accountShown(added);
    });
  }),
  answer(setDefaultWithdrawAccount, ({ request, language, member }) =>
    store.change(member(), ({ purse }) => {
      const chosen = purse.accounts.find(({ id }) => id === request.id);
      if (!chosen) throw refusal(language, 'account_wrong');
      for (const account of purse.accounts) account.isDefault = account === chosen;
      return accountShown(chosen);
    }),
  ),
];

/** Who pays a member out; names of their own, the same in every language. */
export const providers: readonly PayoutProvider[] = [
  { code: 'SSB', name: 'Sandbox Savings Bank', kind: 'bank' },
  { code: 'HCB', name: 'Harbour City Bank', kind: 'bank' },
  { code: 'SWL', name: 'SandWallet', kind: 'ewallet' },
  { code: 'TRC', name: 'USDT (TRC20)', kind: 'crypto' },
];

export const providerOf = (code: string): PayoutProvider | undefined =>
  providers.find((provider) => provider.code === code);
