import type { LoginValue, RegisterValue } from '@tessera/contract';
import { refreshMember, signIn } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { track } from '@tessera/shell/tracking';

/** Opens the session of a login's answer, tracks it, and refreshes the site's data for the member (R4.5a). */
export function completeLogin(value: LoginValue, type: string): void {
  signIn(value);
  track('login', { type });
  void refreshSite().catch(() => undefined);
}

/** The member type after a registration (R3.2). The answer does not contain it (R3.7). */
const PLAIN_MEMBER = 0;

/** Opens the session of a registration's answer, tracks it, and loads the new member's data (R4.11a, R4.11b). */
export function completeRegistration(value: RegisterValue, method: string): void {
  signIn({ ...value, customerType: PLAIN_MEMBER, firstTimeLogin: true });
  track('register', { method });
  void refreshMember();
}
