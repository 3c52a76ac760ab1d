import { type WalletBalance, walletBalance } from '@tessera/contract';
import { type RequestError, useCall } from '@tessera/shell/request';
import { useLast } from '../../common/use-last-defined';

/** A member's money as a screen sees it. */
export interface BalanceState {
  /** The last balance that came; it stays while a newer one loads, and when that fails. */
  readonly balance: WalletBalance | undefined;
  readonly busy: boolean;
  readonly failed: boolean;
  /** Why it failed. */
  readonly error: RequestError | undefined;
  refresh(): void;
}

/** Asks for the balance when the screen opens, and again on `refresh`. */
export function useBalance(): BalanceState {
  const { status, value, error, reload } = useCall(walletBalance, {});
  const balance = useLast(value);
  return {
    balance,
    busy: status === 'loading',
    failed: status === 'failed',
    error,
    refresh: reload,
  };
}
