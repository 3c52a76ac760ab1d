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

const loginFor = (path: string | undefined): string =>
  `/m/login${path ? `?backUrl=${encodeURIComponent(path)}` : ''}`;

/** Agents register others. Other members invite friends if the promotion is on, else get customer service (R4.22, R6.2b). */
async function invite(type: MemberType, ports: TapPorts): Promise<void> {
  if (isAgent(type)) ports.go('/m/agentRegister');
  else if (await ports.isReferralEnabled()) ports.go('/m/inviteFriends');
  else ports.openCustomerService();
}

/** Handles a tap on an entry for a member type; undefined means a visitor. */
export async function tap(entry: FooterEntry, type: MemberType | undefined, ports: TapPorts): Promise<void> {
  const path = entryPaths[entry]?.[0];
  const verdict = judge(entry, type);
  // A login would lead to nothing that the visitor may use (R4.22).
  if (entry === 'invite' && verdict === 'login' && !(await ports.isReferralEnabled()))
    return ports.alert('coming_soon');
  if (verdict === 'login') return ports.go(loginFor(path));
  if (verdict === 'rejected') return ports.alert('free_reject');
  if (entry === 'service') return ports.openCustomerService();
  if (entry === 'chat') return ports.openChat();
  if (entry === 'invite' && type !== undefined) return invite(type, ports);
  if (entry === 'deposit' && !(await ports.checkDeposit())) return;
  if (path) ports.go(path);
}
