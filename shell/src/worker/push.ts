import { facts } from './facts';
import { notifyPagesInView } from './notify-pages';
import { openPage } from './open-page';
import { openable, readPush } from './push-message';
import { scope } from './scope';

function parsed(data: { json(): unknown } | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/** Safari takes the permission away from whoever shows no notification, even with a page in view. */
const mustShow = (): boolean => /AppleWebKit/.test(navigator.userAgent) && !/Chrom/.test(navigator.userAgent);

async function show(raw: unknown): Promise<void> {
  const { title, body, icon, path } = readPush(raw, facts.name);
  const parts = { ...(body === undefined ? {} : { body }), ...(icon === undefined ? {} : { icon }) };
  const isTold = !mustShow() && (await notifyPagesInView({ type: 'PUSH', title, path, ...parts }));
  if (!isTold) await scope.registration.showNotification(title, { ...parts, data: { url: path } });
}

/** Shows push messages, in the page that is in view or as notifications, and opens a path of ours when one is tapped. */
export function listenForPush(): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(parsed(event.data))));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const data: unknown = event.notification.data;
    const url = typeof data === 'object' && data !== null ? Reflect.get(data, 'url') : undefined;
    event.waitUntil(openPage(openable(typeof url === 'string' ? url : undefined)));
  });
}
