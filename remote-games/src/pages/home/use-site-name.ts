import { merchant, useSite } from '@tessera/shell/site';

/** What the merchant calls itself. */
export function useSiteName(): string {
  const name = useSite((site) => site.siteName);
  return name || merchant().name;
}
