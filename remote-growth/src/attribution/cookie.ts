import { cookies, writeCookie } from '@tessera/shell/environment';

/** R9.2 */
const DAYS = 90;

/** The value of a cookie; undefined when there is none, or the browser lets nobody look. */
export function cookie(name: string): string | undefined {
  return cookies().get(name);
}

/** Keeps a value for 90 days, for this host alone. */
export const keepCookie = (name: string, value: string): void =>
  writeCookie(name, value, { days: DAYS, secure: location.protocol === 'https:' });

/** Every domain that a script of this page may have set a cookie for: this host, and those above it. */
const domains = (): readonly string[] => {
  const labels = location.hostname.split('.');
  return ['', ...labels.slice(0, -1).map((_, at) => `.${labels.slice(at).join('.')}`)];
};

/** Removes the cookies of these names, whoever of the page's scripts has set them. */
export function dropCookies(isTheirs: (name: string) => boolean): void {
  const names = [...cookies().keys()].filter(isTheirs);
  for (const name of names)
    for (const domain of domains()) writeCookie(name, '', { days: 0, ...(domain !== '' && { domain }) });
}
