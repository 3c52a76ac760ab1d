import {
  addWithdrawAccount,
  nameWithdrawAccount,
  type PayoutProvider,
  removeWithdrawAccount,
  setDefaultWithdrawAccount,
  type WithdrawAccount,
} from '@tessera/contract';
import { refusal } from '../../common';
import { type Answer, answer, type Sent } from '../../gateway';
import { ledgerId, type PayoutAccount, type Store } from '../../members';

/** The providers of payouts. Their names are the same in every language. */
export const providers: readonly PayoutProvider[] = [
  { code: 'SSB', name: 'Sandbox Savings Bank', kind: 'bank' },
  { code: 'HCB', name: 'Harbour City Bank', kind: 'bank' },
  { code: 'SWL', name: 'SandWallet', kind: 'ewallet' },
  { code: 'TRC', name: 'USDT (TRC20)', kind: 'crypto' },
];

const providerOf = (code: string): PayoutProvider | undefined =>
  providers.find((provider) => provider.code === code);

/** Accounts of one member. */
export const ACCOUNT_LIMIT = 5;
/** Digits of an account number that are not masked. */
const VISIBLE_DIGITS = 4;
const normalized = (number: string) => number.replace(/[\s-]/g, '');

/** A payout account as the member sees it, with a masked number. */
export const withdrawAccountOf = ({
  id,
  kind,
  provider,
  holder,
  number,
  name,
  isDefault,
}: PayoutAccount): Sent<WithdrawAccount> => ({
  id,
  kind,
  provider: providerOf(provider)?.name ?? provider,
  holder: holder ?? null,
  number: `•••• ${number.slice(-VISIBLE_DIGITS)}`,
  name: name ?? null,
  isDefault,
});

/** Adds, names and removes payout accounts, and sets the default one. */
export const payoutAccountAnswers = (store: Store): readonly Answer[] => [
  answer(addWithdrawAccount, ({ request, language, member }) => {
    const provider = providerOf(request.provider);
    const number = normalized(request.number);
    if (!provider || !/^\w{6,64}$/.test(number)) throw refusal(language, 'account_wrong');
    return store.change(member(), ({ ledger }) => {
      const same = ledger.accounts.find(
        (account) => account.provider === provider.code && account.number === number,
      );
      if (same) return withdrawAccountOf(same);
      if (ledger.accounts.length >= ACCOUNT_LIMIT) throw refusal(language, 'accounts_full');
      const added: PayoutAccount = {
        id: ledgerId(),
        provider: provider.code,
        kind: provider.kind,
        ...(request.holder && { holder: request.holder }),
        number,
        isDefault: ledger.accounts.length === 0,
      };
      ledger.accounts.push(added);
      return withdrawAccountOf(added);
    });
  }),
  answer(setDefaultWithdrawAccount, ({ request, language, member }) =>
    store.change(member(), ({ ledger }) => {
      const chosen = ledger.accounts.find(({ id }) => id === request.id);
      if (!chosen) throw refusal(language, 'account_wrong');
      for (const account of ledger.accounts) account.isDefault = account === chosen;
      return withdrawAccountOf(chosen);
    }),
  ),
  answer(nameWithdrawAccount, ({ request, language, member }) =>
    store.change(member(), ({ ledger }) => {
      const chosen = ledger.accounts.find(({ id }) => id === request.id);
      if (!chosen) throw refusal(language, 'account_wrong');
      chosen.name = request.name.trim() || undefined;
    }),
  ),
  // The next account becomes the default one in its place.
  answer(removeWithdrawAccount, ({ request, member }) =>
    store.change(member(), ({ ledger }) => {
      const removed = ledger.accounts.find(({ id }) => id === request.id);
      ledger.accounts = ledger.accounts.filter((account) => account !== removed);
      const [first] = ledger.accounts;
      if (removed?.isDefault && first) first.isDefault = true;
    }),
  ),
];
