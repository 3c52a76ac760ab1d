import type { Pushed } from '@tessera/remote/push';
import { isPage } from './open-page';
import { scope, type WindowClient } from './scope';

/** In ms: a page that listens answers at once; one whose code has not come yet does not answer at all. */
const LONGEST_ANSWER = 500;

function tell(page: WindowClient, message: Pushed): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const settle = (isShown: boolean) => {
      port1.close();
      resolve(isShown);
    };
    port1.onmessage = () => settle(true);
    setTimeout(() => settle(false), LONGEST_ANSWER);
    page.postMessage(message, [port2]);
  });
}

/** Tells the pages in view of a push message; gives whether one of them shows it. */
export async function notifyPagesInView(message: Pushed): Promise<boolean> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const inView = pages.filter((page) => page.visibilityState === 'visible' && isPage(page));
  const answers = await Promise.all(inView.map((page) => tell(page, message)));
  return answers.includes(true);
}
