import type { WalletBalance } from '@tessera/contract';

/** The codes of the two wallets of a transfer. */
export interface WalletPair {
  readonly from: string;
  readonly to: string;
}

type Wallets = WalletBalance['wallets'];

const otherThan = (wallets: Wallets, code: string): string =>
  wallets.find((wallet) => wallet.code !== code)?.code ?? code;

/**
 * The pair that the form starts with.
 * @param requested the code of the first wallet, from the address; the default is the first of all wallets
 */
export function initialPair(wallets: Wallets, requested: string | null): WalletPair {
  const from = wallets.find(({ code }) => code === requested)?.code ?? wallets[0]?.code ?? '';
  return { from, to: otherThan(wallets, from) };
}

/** Changes one side of a pair. If the wallet is already on the other side, the sides are swapped. */
export function withSide(pair: WalletPair, side: keyof WalletPair, code: string): WalletPair {
  const other = side === 'from' ? 'to' : 'from';
  return pair[other] === code ? swapped(pair) : { ...pair, [side]: code };
}

export const swapped = ({ from, to }: WalletPair): WalletPair => ({ from: to, to: from });
