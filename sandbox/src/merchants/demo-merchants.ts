import { aurora } from './aurora';
import { jade } from './jade';
import type { Merchant } from './merchant';
import { noor } from './noor';
import { samba } from './samba';

/** The merchants of the demo; the first is the one for a host that names none. */
export const demoMerchants: readonly Merchant[] = [aurora, jade, noor, samba];
