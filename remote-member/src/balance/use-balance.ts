import { type WalletBalance, walletBalance } from '@tessera/contract';
import { useCall } from '@tessera/shell/request';
import { useState } from 'react';

/** A member's money as a screen sees it. */
export interface BalanceState {
  /** The last balance that came; it stays while a newer one loads, and when that fails. */
  readonly balance: WalletBalance | undefined;
  readonly busy: boolean;
  readonly failed: boolean;
  refresh(): void;
}

/** Asks for the balance when the screen opens, and again on `refresh`. */
export function useBalance(): BalanceState {
  const { status, value, reload } = useCall(walletBalance, {});
  const [last, setLast] = useState<WalletBalance>();
  if (value !== undefined && value !== last) setLast(value);
  return {
    balance: value ?? last,
    busy: status === 'loading',
    failed: status === 'failed',
    refresh: reload,
  };
}
