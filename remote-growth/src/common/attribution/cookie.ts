import { cookies, writeCookie } from '@tessera/shell/environment';

/** In days (R9.2). */
const LIFETIME = 90;

/** @returns the value of a cookie, or undefined if it does not exist or the browser blocks cookies */
export const cookie = (name: string): string | undefined => cookies().get(name);

/** Saves a cookie for 90 days, for this host only. */
export const saveCookie = (name: string, value: string): void => writeCookie(name, value, LIFETIME);

/** The domain attributes that a script of this page may have used: none, this host, and its parent domains. */
const domains = (): readonly string[] => {
  const labels = location.hostname.split('.');
  return ['', ...labels.slice(0, -1).map((_, at) => `; domain=.${labels.slice(at).join('.')}`)];
};

/** Removes all cookies whose name matches, also those that scripts of networks have set for a parent domain. */
export function removeCookies(matches: (name: string) => boolean): void {
  const names = [...cookies().keys()].filter(matches);
  for (const name of names) for (const domain of domains()) writeCookie(name, '', 0, domain);
}
