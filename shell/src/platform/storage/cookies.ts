const DAY = 24 * 60 * 60;

/** The cookies that scripts may read, by name. A page in a sandboxed frame may read none. */
export function cookies(): ReadonlyMap<string, string> {
  try {
    const pairs = document.cookie.split('; ').map((pair) => pair.split(/=(.*)/));
    return new Map(pairs.map(([name = '', value = '']) => [name, value]));
  } catch {
    return new Map();
  }
}

/** A page over plain http cannot set a secure cookie. */
const secure = (): string => (location.protocol === 'https:' ? '; secure' : '');

/**
 * Writes a cookie for every path, over https for https only. Best effort: never throws.
 * @param days 0 removes the cookie
 * @param attributes further ones, such as `; domain=.example.com`
 */
export function writeCookie(name: string, value: string, days: number, attributes = ''): void {
  try {
    document.cookie = `${name}=${value}; path=/; max-age=${days * DAY}; samesite=lax${secure()}${attributes}`;
  } catch {
    console.warn('[tessera] the browser keeps no cookies');
  }
}
