import type { ConsentChoice } from '@tessera/contract';
import { clearClickIds, clickIds, saveClickIds } from './click-ids';
import { removeCookies } from './cookie';
import { landingQuery } from './landing';
import { metaIds, saveMetaCookies } from './meta-cookies';
import { clearS2sInfo, savedS2sInfo, saveS2sInfo } from './s2s-info';

/**
 * Saves the ids that the landing address and the native app name.
 * @param hasMetaPixel whether the merchant has a pixel of Meta, which needs a browser id of its own
 */
export async function saveAttribution(hasMetaPixel: boolean): Promise<void> {
  const landing = landingQuery();
  saveClickIds(landing);
  saveMetaCookies(hasMetaPixel);
  await saveS2sInfo(landing);
}

/** Removes all saved ids of the click that brought the visitor. */
export function clearAttribution(): void {
  clearClickIds();
  clearS2sInfo();
  removeCookies((name) => name === '_fbc' || name === '_fbp');
}

/** The saved ids that an event may carry: none without consent to marketing. */
export const attributionFor = ({ marketing }: ConsentChoice) =>
  marketing ? { ...metaIds(), clickIds: clickIds(), s2sInfo: savedS2sInfo() } : { clickIds: {} };
