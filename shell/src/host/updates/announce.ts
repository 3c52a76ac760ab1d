import { confirm } from '../../core/notices';
import { type TextKey, text } from '../../platform/i18n';
import { updateWorker } from './take-over';

const words = (key: TextKey<'shell'>) => text('shell', key);

/**
 * Tells the member of the new version (R2.53, R4.30c) while its worker is fetched. Refresh loads the page anew (R4.30b),
 * which lets that worker take over once it is at rest; otherwise the page stays as it is.
 */
export async function announce(reload: () => void): Promise<void> {
  void updateWorker();
  const wanted = await confirm({
    title: words('update_title'),
    message: words('update_message'),
    confirmLabel: words('update_refresh'),
    cancelLabel: words('update_later'),
  });
  if (wanted) reload();
}
