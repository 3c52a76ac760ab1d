import { type Pushed, pushed } from '@tessera/remote/push';
import { safeTarget } from '@tessera/shell/navigation';
import * as v from 'valibot';

/** Hears of push messages that come while the page is in view, and takes them over. Gives the function that ends it. */
export function listenForPushed(show: (message: Pushed) => void): () => void {
  const hear = ({ data, ports }: MessageEvent<unknown>) => {
    const message = v.safeParse(pushed, data);
    if (!message.success || document.visibilityState !== 'visible') return;
    ports[0]?.postMessage('shown');
    show({ ...message.output, path: safeTarget(message.output.path) ?? '/m/home' });
  };
  // A browser without workers has nobody who could say anything.
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  worker?.addEventListener('message', hear);
  return () => worker?.removeEventListener('message', hear);
}
