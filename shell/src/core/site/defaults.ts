import { type SiteStatus, siteStatus } from '@tessera/contract';
import * as v from 'valibot';

/** The site before anything is known of it: every part at the default that the contract gives it. */
export const defaultSite = (): SiteStatus => v.parse(siteStatus, {});
