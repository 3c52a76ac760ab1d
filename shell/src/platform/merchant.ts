import type { ReleaseMerchant } from '@tessera/remote/release';
import { currentRelease } from './release';

/** The tenant that this page belongs to (R1.3b). */
export const merchant = (): Pick<ReleaseMerchant, 'code' | 'name' | 'template'> => currentRelease().merchant;
