import type { FooterEntry, MemberType } from '@tessera/contract';
import { type TapPorts, tap } from '../ui/bottom-nav/tap';

/** Every kind of visitor, and nobody. */
export const visitors: ReadonlyArray<MemberType | undefined> = [undefined, 0, 1, 2, 4, 40, 41, 42];

/** What a tap does, in words. */
export async function deeds(
  entry: FooterEntry,
  type: MemberType | undefined,
  { referral = false, mayDeposit = true } = {},
): Promise<string[]> {
  const done: string[] = [];
  const ports: TapPorts = {
    go: (path) => void done.push(`go ${path}`),
    alert: (key) => void done.push(`alert ${key}`),
    openCustomerService: () => void done.push('customer service'),
    openChat: () => void done.push('chat'),
    checkDeposit: async () => {
      done.push('check deposit');
      return mayDeposit;
    },
    isReferralEnabled: () => referral,
  };
  await tap(entry, type, ports);
  return done;
}
