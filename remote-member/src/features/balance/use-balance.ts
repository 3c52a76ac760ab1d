import { type WalletBalance, walletBalance } from '@tessera/contract';
import { type RequestError, useCall } from '@tessera/shell/request';
import { useLastDefined } from '../../common/use-last-defined';

export interface BalanceState {
  /** The last balance that was loaded. It stays while a newer one loads, and if that fails. */
  readonly balance: WalletBalance | undefined;
  readonly busy: boolean;
  readonly failed: boolean;
  /** Why the last call failed. */
  readonly error: RequestError | undefined;
  refresh(): void;
}

/** Loads the member's balance on mount, and again on `refresh`. */
export function useBalance(): BalanceState {
  const { status, value, error, reload } = useCall(walletBalance, {});
  const balance = useLastDefined(value);
  return {
    balance,
    busy: status === 'loading',
    failed: status === 'failed',
    error,
    refresh: reload,
  };
}
