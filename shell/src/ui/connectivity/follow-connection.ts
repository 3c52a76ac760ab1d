import { toast } from '../../core/notices';
import { text } from '../../platform/i18n';

/** In ms (R4.31). */
const TOAST = 1_500;

/**
 * Says so when the connection goes (R4.31). The specification says so of pages on https; a page on this machine is as
 * secure to the browser, and the only pages that cannot go on offline are the others, which have no worker.
 */
export function watchConnection(): void {
  addEventListener('offline', () => {
    if (isSecureContext) toast(text('shell', 'network_offline'), { duration: TOAST });
  });
}
