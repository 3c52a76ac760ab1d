import { isAllowedAddress } from '@tessera/contract';
import { trustedOrigins } from '@tessera/shell/site';

const told = new Set<string>();

/**
 * Whether the content security policy of the page lets a feature load its script. Where it does not, the console names
 * the feature once.
 */
export function mayLoad(feature: string, script: string): boolean {
  const { origin, href } = new URL(script, location.origin);
  if (origin === location.origin || isAllowedAddress(href, trustedOrigins('scripts') ?? [])) return true;
  if (told.has(feature)) return false;
  told.add(feature);
  console.info(
    `[tessera] the policy of the page blocks the script of "${feature}", so that its button is not shown. Add it to the features of the merchant's description`,
  );
  return false;
}
