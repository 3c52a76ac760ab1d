import { facts } from './facts';
import { openable, readPush } from './push-message';
import { scope } from './scope';

function parsed(data: { json(): unknown } | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

async function open(path: string): Promise<unknown> {
  const [page] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) return scope.clients.openWindow(path);
  await page.focus();
  // A page that this worker does not control cannot be led anywhere by it.
  return page.navigate(path).catch(() => scope.clients.openWindow(path));
}

/** Shows push messages, and opens a path of ours when the member taps one. */
export function listenForPush(): void {
  scope.addEventListener('push', (event) => {
    const { title, body, icon, path } = readPush(parsed(event.data), facts.name);
    const options = { ...(body === undefined ? {} : { body }), ...(icon === undefined ? {} : { icon }) };
    event.waitUntil(scope.registration.showNotification(title, { ...options, data: { url: path } }));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const data: unknown = event.notification.data;
    const url = typeof data === 'object' && data !== null ? Reflect.get(data, 'url') : undefined;
    event.waitUntil(open(openable(typeof url === 'string' ? url : undefined)));
  });
}
