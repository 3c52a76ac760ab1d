import type { Merchant } from '../merchants/merchant';

/** `amount`, in major units, spread over the wallets of the merchant; the first takes what rounding leaves. */
export function openingBalances({ wallets }: Merchant, amount: string): Record<string, string> {
  const cents = Math.round(Number(amount) * 100);
  const shares = wallets.map(({ share }) => Math.floor(cents * share));
  const left = cents - shares.reduce((sum, share) => sum + share, 0);
  return Object.fromEntries(
    wallets.map(({ code }, at) => [code, (((shares[at] ?? 0) + (at === 0 ? left : 0)) / 100).toFixed(2)]),
  );
}
