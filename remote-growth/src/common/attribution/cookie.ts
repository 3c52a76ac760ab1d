/** In seconds (R9.2). */
const DAYS_90 = 90 * 24 * 60 * 60;

/** @returns the value of a cookie, or undefined if it does not exist or the browser blocks cookies */
export function cookie(name: string): string | undefined {
  try {
    return document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  } catch {
    return undefined;
  }
}

function write(name: string, value: string, seconds: number, domain = ''): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  try {
    document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}${domain}`;
  } catch {
    console.warn('[tessera] the browser blocks cookies on this page');
  }
}

/** Saves a cookie for 90 days, for this host only. */
export const saveCookie = (name: string, value: string): void => write(name, value, DAYS_90);

/** The domain attributes that a script of this page may have used: none, this host, and its parent domains. */
const domains = (): readonly string[] => {
  const labels = location.hostname.split('.');
  return ['', ...labels.slice(0, -1).map((_, at) => `; domain=.${labels.slice(at).join('.')}`)];
};

/** Removes all cookies whose name matches, also those that scripts of networks have set for a parent domain. */
export function removeCookies(matches: (name: string) => boolean): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter(matches);
  for (const name of names) for (const domain of domains()) write(name, '', 0, domain);
}
