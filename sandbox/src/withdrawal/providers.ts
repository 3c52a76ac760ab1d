import type { PayoutProvider } from '@tessera/contract';

/** Who pays a member out; names of their own, the same in every language. */
export const providers: readonly PayoutProvider[] = [
  { code: 'SSB', name: 'Sandbox Savings Bank', kind: 'bank' },
  { code: 'HCB', name: 'Harbour City Bank', kind: 'bank' },
  { code: 'SWL', name: 'SandWallet', kind: 'ewallet' },
  { code: 'TRC', name: 'USDT (TRC20)', kind: 'crypto' },
];

export const providerOf = (code: string): PayoutProvider | undefined =>
  providers.find((provider) => provider.code === code);
