import { startLiff, withTimeout } from '@tessera/remote';
import { currentSite, siteReady } from '../../core/site';
import { isLiffEntry, liffTarget } from '../../platform/entry-url';

/** In ms, with the status of the site. The early script tells the visitor after 9 s that the page cannot start. */
const LONGEST = 5_000;

/** LIFF did not lead on in time. */
class LiffTimeout extends Error {
  override readonly name = 'LiffTimeout';
  readonly code = 'liff-timeout';
}

async function startMerchantLiff(): Promise<void> {
  await siteReady();
  const { lineLiffId, places } = currentSite().social;
  if (lineLiffId !== undefined) await startLiff(lineLiffId, places.lineLiffScript);
}

/**
 * Follows LIFF from its first address, which has its tokens, to the page that the visitor's link names. LIFF leads
 * there itself; without it, or if it fails, the page is found here, and LIFF's tokens are given up. Never rejects.
 * @returns resolves only if this page is the one, and then without LIFF's part of the address
 */
export async function followLiff(
  leave = (address: string): void => location.replace(address),
): Promise<void> {
  try {
    await withTimeout(startMerchantLiff(), LONGEST, () => new LiffTimeout('LIFF has not answered in time'));
  } catch (error) {
    console.warn('[tessera] LIFF did not start', error);
  }
  if (!isLiffEntry(location)) return;
  const target = liffTarget(location.href);
  if (target.pathname === location.pathname && target.search === location.search) {
    history.replaceState(history.state, '', target);
    return;
  }
  // A new document, because this one has read its address already.
  leave(target.href);
  await new Promise(() => undefined);
}
