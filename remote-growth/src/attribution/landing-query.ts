/**
 * The query of the address that this page was loaded with. The browser remembers it, whatever redirects of the app
 * have made of the address since.
 */
export function landingQuery(): URLSearchParams {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name || location.href, location.origin).searchParams;
}
