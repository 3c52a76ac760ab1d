import { useSession } from '@tessera/shell/session';
import { useFlag, useSite } from '@tessera/shell/site';
import type { MoneyMember } from './money-rules';

/** Who is signed in, as the rules of money see them; undefined for a visitor. */
export function useMoneyMember(): MoneyMember | undefined {
  const session = useSession();
  const depositSwitch = useSite((site) => site.depositSwitch);
  const isCredit = useFlag('CREDITMAR3');
  return session && { type: session.type, credit: isCredit && depositSwitch };
}
