import { type FooterEntry, isAgent, type MemberType } from '@tessera/contract';
import { entryPaths } from './entry-paths';
import { judge } from './entry-rules';

/** The effects of a tap, injected so that the rules can be tested alone. */
export interface TapPorts {
  go(path: string): void;
  alert(key: 'free_reject' | 'coming_soon'): void;
  openCustomerService(): void;
  openChat(): void;
  /** Whether depositing is possible now. Alerts the member if not (R4.20). */
  checkDeposit(): Promise<boolean>;
  isReferralEnabled(): boolean | Promise<boolean>;
}

/**
 * Agents register others. Others invite friends if the promotion is on; if not, members get customer service and
 * visitors an alert (R4.22, R6.2b).
 */
async function invite(type: MemberType | undefined, ports: TapPorts): Promise<void> {
  if (type !== undefined && isAgent(type)) ports.go('/m/agentRegister');
  else if (await ports.isReferralEnabled()) ports.go('/m/inviteFriends');
  else if (type !== undefined) ports.openCustomerService();
  else ports.alert('coming_soon');
}

/** Handles a tap on an entry for a member type; undefined means a visitor. */
export async function tap(entry: FooterEntry, type: MemberType | undefined, ports: TapPorts): Promise<void> {
  const path = entryPaths[entry]?.[0];
  // The referral page is public (R2.14); a visitor's tap has its own rule.
  if (entry === 'invite' && type === undefined) return invite(type, ports);
  const verdict = judge(entry, type);
  if (verdict === 'login') return ports.go(`/m/login${path ? `?backUrl=${encodeURIComponent(path)}` : ''}`);
  if (verdict === 'rejected') return ports.alert('free_reject');
  if (entry === 'service') return ports.openCustomerService();
  if (entry === 'chat') return ports.openChat();
  if (entry === 'invite') return invite(type, ports);
  if (entry === 'deposit' && !(await ports.checkDeposit())) return;
  if (path) ports.go(path);
}
