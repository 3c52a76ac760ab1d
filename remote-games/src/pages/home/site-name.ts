import { merchant, useSite } from '@tessera/shell/site';

/** The merchant's name, as the gateway or the description writes it. */
export const useSiteName = (): string => useSite((site) => site.siteName) || merchant().name;
