import { type FooterEntry, isAgent, type MemberType } from '@tessera/contract';
import { entryPaths } from './entry-paths';
import { judge } from './entry-rules';

/** What a tap can lead to; each is done by someone else, so that the rules can be read and tested alone. */
export interface TapPorts {
  go(path: string): void;
  alert(key: 'free_reject' | 'coming_soon'): void;
  openCustomerService(): void;
  openChat(): void;
  /** Whether depositing is possible now; tells the member itself when not (R4.20). */
  checkDeposit(): Promise<boolean>;
  isReferralEnabled(): boolean | Promise<boolean>;
}

/** Agents register others; members invite when the promotion is on, else service helps, and a visitor is told to wait (R4.22, R6.2b). */
async function invite(type: MemberType | undefined, ports: TapPorts): Promise<void> {
  if (type !== undefined && isAgent(type)) ports.go('/m/agentRegister');
  else if (await ports.isReferralEnabled()) ports.go('/m/inviteFriends');
  else if (type !== undefined) ports.openCustomerService();
  else ports.alert('coming_soon');
}

/** Does what a tap on an entry means for a member of a type (undefined: a visitor). */
export async function tap(entry: FooterEntry, type: MemberType | undefined, ports: TapPorts): Promise<void> {
  const path = entryPaths[entry]?.[0];
  // The referral page is public (R2.14), and what a visitor's tap on it means is a rule of its own.
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
