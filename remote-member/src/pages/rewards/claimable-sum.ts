import type { Reward } from '@tessera/contract';

/** What waits to be collected, in major units. Counted in hundred-millionths: no currency or coin is finer. */
export function claimableSum(rewards: readonly Reward[]): string {
  const digits = 8;
  const fine = (amount: string) => {
    const [whole = '0', part = ''] = amount.split('.');
    return BigInt(whole + part.slice(0, digits).padEnd(digits, '0'));
  };
  const sum = rewards
    .filter(({ state }) => state === 'claimable')
    .reduce((total, { amount }) => total + fine(amount), 0n)
    .toString()
    .padStart(digits + 1, '0');
  return `${sum.slice(0, -digits)}.${sum.slice(-digits)}`.replace(/\.?0+$/, '');
}
