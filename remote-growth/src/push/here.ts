import { environment } from '@tessera/shell/environment';
import { currentSite, siteReady } from '@tessera/shell/site';
import { type PushConfig, pushConfig } from './push-config';
import { browserHasPush, pushWorks } from './push-works';

/**
 * The merchant's push keys, where this device may be registered with them; undefined where it may not.
 * @throws PushError `missing-app-config-values`
 */
export async function pushHere(): Promise<PushConfig | undefined> {
  if (!pushWorks(environment(), browserHasPush())) return undefined;
  // Without the settings there is no key, and nothing to register with.
  await siteReady().catch(() => undefined);
  return pushConfig(currentSite().smsProvider);
}
