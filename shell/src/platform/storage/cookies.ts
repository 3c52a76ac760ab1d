const DAY = 24 * 60 * 60;

/** The cookies that scripts may read, by name. A page in a sandboxed frame may read none. */
export function cookies(): ReadonlyMap<string, string> {
  try {
    const pairs = document.cookie.split('; ').map((pair) => /^([^=]*)=?(.*)$/.exec(pair));
    return new Map(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']));
  } catch {
    return new Map();
  }
}

/**
 * Writes a cookie for every path. Best effort: never throws.
 * @param days 0 removes the cookie
 */
export function writeCookie(
  name: string,
  value: string,
  { days, domain, secure = false }: { days: number; domain?: string; secure?: boolean },
): void {
  const scope = `${secure ? '; secure' : ''}${domain === undefined ? '' : `; domain=${domain}`}`;
  try {
    document.cookie = `${name}=${value}; path=/; max-age=${days * DAY}; samesite=lax${scope}`;
  } catch {
    console.warn('[tessera] the browser keeps no cookies');
  }
}
