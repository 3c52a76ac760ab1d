/** In seconds (R9.2). */
const DAYS_90 = 90 * 24 * 60 * 60;

/** The value of a cookie; undefined when there is none, or the browser lets nobody look. */
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
    console.warn('[tessera] the browser keeps no cookies for this page');
  }
}

/** Keeps a value for 90 days, for this host alone. */
export const keepCookie = (name: string, value: string): void => write(name, value, DAYS_90);

/** Every domain that a script of this page may have set a cookie for: this host, and those above it. */
const domains = (): readonly string[] => {
  const labels = location.hostname.split('.');
  return ['', ...labels.slice(0, -1).map((_, at) => `; domain=.${labels.slice(at).join('.')}`)];
};

/** Removes the cookies of these names, whoever of the page's scripts has set them. */
export function dropCookies(isTheirs: (name: string) => boolean): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter(isTheirs);
  for (const name of names) for (const domain of domains()) write(name, '', 0, domain);
}
