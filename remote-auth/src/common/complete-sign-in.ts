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

/** Opens the session of a registration's answer, tracks it, and loads the new member's data, with the type (R4.11a, R4.11b). */
export function completeRegistration(value: RegisterValue, method: string): void {
  signIn({ ...value, firstTimeLogin: true });
  track('register', { method });
  void refreshMember();
}
