import type { ReleaseMerchant } from '@tessera/remote/release';
import { currentRelease } from './release';

/** The merchant of this page (R1.3b). */
export const merchant = (): Pick<
  ReleaseMerchant,
  'code' | 'name' | 'template' | 'asksConsent' | 'platform'
> => currentRelease().merchant;
