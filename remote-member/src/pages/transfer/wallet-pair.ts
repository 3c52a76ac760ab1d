import type { WalletBalance } from '@tessera/contract';

/** From which wallet to which other one money goes, by code. */
export interface WalletPair {
  readonly from: string;
  readonly to: string;
}

type Wallets = WalletBalance['wallets'];

const otherThan = (wallets: Wallets, code: string): string =>
  wallets.find((wallet) => wallet.code !== code)?.code ?? code;

/** The pair that is proposed: from the wallet that an address names, else from the first. */
export function firstPair(wallets: Wallets, wanted: string | null): WalletPair {
  const from = wallets.find(({ code }) => code === wanted)?.code ?? wallets[0]?.code ?? '';
  return { from, to: otherThan(wallets, from) };
}

/** The pair with one side chosen anew; the sides change places rather than being the same. */
export function choose(pair: WalletPair, side: keyof WalletPair, code: string): WalletPair {
  const other = side === 'from' ? 'to' : 'from';
  return pair[other] === code ? swapped(pair) : { ...pair, [side]: code };
}

export const swapped = ({ from, to }: WalletPair): WalletPair => ({ from: to, to: from });
