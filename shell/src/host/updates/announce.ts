import { confirm } from '../../core/notices';
import { text } from '../../platform/i18n';
import { activateWorker, updateWorker } from './worker';

const words = (key: string) => text('shell', key);

/**
 * Tells the member of the new version (R2.53, R4.30c) while its worker is fetched. Refresh loads the page anew, with
 * that worker (R4.30b); otherwise the page stays as it is.
 */
export async function announce(reload: () => void): Promise<void> {
  const fetched = updateWorker();
  const wanted = await confirm({
    title: words('update_title'),
    message: words('update_message'),
    confirmLabel: words('update_refresh'),
    cancelLabel: words('update_later'),
  });
  if (!wanted) return;
  await activateWorker(fetched);
  reload();
}
