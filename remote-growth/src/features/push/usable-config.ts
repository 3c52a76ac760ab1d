import { environment } from '@tessera/shell/environment';
import { currentSite, siteReady } from '@tessera/shell/site';
import { type PushConfig, pushConfig } from './push-config';
import { browserHasPush, pushWorks } from './push-works';

/**
 * The merchant's push keys for this device.
 * @returns undefined if the device cannot be registered, or the merchant has no push key
 * @throws PushError `missing-app-config-values`
 */
export async function usableConfig(): Promise<PushConfig | undefined> {
  if (!pushWorks(environment(), browserHasPush())) return undefined;
  // After a failure, the site's defaults stand: they have no push key.
  await siteReady().catch(() => undefined);
  return pushConfig(currentSite().smsProvider);
}
