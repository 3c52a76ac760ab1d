import { keys, type LoginRequest, type LoginValue } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { safeTarget } from '@tessera/shell/navigation';
import { hasFlag } from '@tessera/shell/site';
import { paths } from './paths';

const guestPages: readonly string[] = [paths.login, paths.register, paths.registerHtml];

/** @returns the in-app path of a target from outside; undefined if it is unsafe or a page for guests only */
function memberTarget(raw: string | null | undefined): string | undefined {
  const target = safeTarget(raw);
  return target !== undefined && guestPages.includes(target.split(/[?#]/)[0] ?? '') ? undefined : target;
}

/** The shell stores the go parameter of the first address here. */
const storedGo = storedValue(keys.go);

/**
 * Reads the go parameter of this address, or else the stored one, and removes the stored one.
 * @returns an in-app path; undefined for any other target (R4.5c, R4.16b)
 */
export function consumeGoTarget(query: URLSearchParams): string | undefined {
  const target = memberTarget(query.get('go')) ?? memberTarget(storedGo.get());
  storedGo.remove();
  return target;
}

/** Whether the query names a target: an automatic login must not replace it (R4.8a). */
export const namesTarget = (query: URLSearchParams): boolean =>
  query.has('redirectUrl') || query.has('backUrl');

/** The safe target that the query names, if any. */
export const queryTarget = (query: URLSearchParams): string | undefined =>
  memberTarget(query.get('redirectUrl')) ?? memberTarget(query.get('backUrl'));

/** Whether the member must change the password first: it has expired, and the merchant forces the change (R3.5, R4.5b). */
export const mustChangePassword = (
  { passwordExpired }: Pick<LoginValue, 'passwordExpired'>,
  type: LoginRequest['type'],
): boolean => passwordExpired && hasFlag('PWDEXPFORCECHANGE3') && type !== 'sms' && type !== 'firebase';

/** The change of password that a member must make before anything else. The page says so (R4.5b). */
export const forcedChange = `${paths.changePassword}?forced=1`;

/** @returns the in-app path to open after a login (R4.5b, R4.5c) */
export function destinationAfterLogin(
  { updatePassword }: { readonly updatePassword: boolean },
  query: URLSearchParams,
): string {
  if (updatePassword) return forcedChange;
  return consumeGoTarget(query) ?? queryTarget(query) ?? paths.home;
}
