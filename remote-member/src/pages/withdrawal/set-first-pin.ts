import { setWithdrawPassword, withdrawAccountInfo } from '@tessera/contract';
import { call } from '@tessera/shell/request';

const quiet = { alert: false } as const;

/**
 * Sets the member's first withdrawal PIN. A failure after which the gateway has a PIN counts as set: the answer was lost,
 * or another tab was first. If it is another PIN, the gateway refuses the withdrawal.
 * @throws RequestError if no PIN was set
 */
export async function setFirstPin(password: string): Promise<void> {
  try {
    await call(setWithdrawPassword, { password }, quiet);
  } catch (error) {
    const info = await call(withdrawAccountInfo, {}, quiet).catch(() => undefined);
    if (!info?.hasPassword) throw error;
  }
}
