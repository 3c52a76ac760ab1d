import pLimit from 'p-limit';
import type { Store } from '../store/store';
import { describedMerchant, merchantCodes } from './descriptions';
import type { Merchant } from './merchant';

const AT_ONCE = 24;

/** Every merchant as it is described now. Throws ReleaseError `merchant-invalid`. */
export async function allMerchants(store: Store): Promise<readonly Merchant[]> {
  const limit = pLimit(AT_ONCE);
  return Promise.all((await merchantCodes(store)).map((code) => limit(() => describedMerchant(store, code))));
}
