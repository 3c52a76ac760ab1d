import { track } from '@tessera/shell/tracking';

/** Files by which an app comes to a device (R7.56b). */
const isApp = (address: string): boolean =>
  /\.(mobileconfig|apk|ipa)$/i.test(new URL(address, location.origin).pathname);

/** Tells of every click on a link to an app's file, wherever on the page (R7.56b); gives the function that ends it. */
export function followDownloadClicks(): () => void {
  const heard = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && isApp(link.href)) track('downloadApp', { url: link.href });
  };
  // On the way down: nothing that handles the click for itself can keep it from being heard.
  document.addEventListener('click', heard, true);
  return () => document.removeEventListener('click', heard, true);
}
