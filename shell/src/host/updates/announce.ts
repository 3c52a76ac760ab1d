import { confirm } from '../../core/notices';
import { text } from '../../platform/i18n';
import { updateWorker } from './take-over';

const sentence = (key: string) => text('shell', key);

/**
 * Offers the new version to the member (R2.53, R4.30c) while its worker is fetched. "Refresh" reloads the page (R4.30b),
 * and the worker takes over when the new page is idle. "Later" changes nothing.
 */
export async function announce(reload: () => void): Promise<void> {
  void updateWorker();
  const wanted = await confirm({
    title: sentence('update_title'),
    message: sentence('update_message'),
    confirmLabel: sentence('update_refresh'),
    cancelLabel: sentence('update_later'),
  });
  if (wanted) reload();
}
