import type { Member } from '../members/member';
import { cents, decimal } from '../purse/cents';
import { mainWallet } from '../purse/settle-due';

/**
 * What a member may take out: of the main wallet, and not what deposits still ask to be played. Free and virtual
 * accounts have nothing of it (R6.2a).
 */
export function withdrawableOf(member: Member): string {
  if (member.type > 2) return '0.00';
  const { required, done } = member.purse.turnover;
  const open = Math.max(0, required - done);
  return decimal(Math.max(0, cents(member.balances[mainWallet(member)] ?? '0') - open));
}
