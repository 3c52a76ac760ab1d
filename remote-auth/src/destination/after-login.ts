import type { LoginRequest, LoginValue } from '@tessera/contract';
import { hasFlag } from '@tessera/shell/site';
import { paths } from '../paths';
import { takeGoTarget } from './go-parameter';
import { memberTarget } from './member-target';

/** Whether the password must be changed before anything else: expired, and the merchant forces it (R3.5, R4.5b). */
export const mustChangePassword = (
  { passwordExpired }: Pick<LoginValue, 'passwordExpired'>,
  type: LoginRequest['type'],
): boolean => passwordExpired && hasFlag('PWDEXPFORCECHANGE3') && type !== 'sms' && type !== 'firebase';

/** Whether the query itself says where to go after a login: then nothing else may decide it (R4.8a). */
export const namesTarget = (query: URLSearchParams): boolean =>
  query.has('redirectUrl') || query.has('backUrl');

/** In-app path to go to after a login (R4.5b, R4.5c); targets that lead out of the app count for nothing. */
export function destinationAfterLogin(
  { updatePassword }: { readonly updatePassword: boolean },
  query: URLSearchParams,
): string {
  if (updatePassword) return paths.changePassword;
  return (
    takeGoTarget(query) ??
    memberTarget(query.get('redirectUrl')) ??
    memberTarget(query.get('backUrl')) ??
    paths.home
  );
}
