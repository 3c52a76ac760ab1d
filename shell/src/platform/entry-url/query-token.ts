const NAME = 'token';

/**
 * Takes a session token out of the address, before anything can copy the address: a history entry, a referrer, a
 * script of someone else. Gives the token, if there was one (R2.19).
 */
export function consumeQueryToken(): string | undefined {
  const url = new URL(location.href);
  const token = url.searchParams.get(NAME);
  if (token === null) return undefined;
  url.searchParams.delete(NAME);
  history.replaceState(history.state, '', url);
  return token || undefined;
}
