import { track } from '@tessera/shell/tracking';
import { isAppFile } from '../../common/merchant-app';

/** Tracks every click on a link to a file that installs the app (R7.56b). @returns a function that stops watching */
export function watchDownloadClicks(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && isAppFile(link.href)) track('downloadApp', { url: link.href });
  };
  // In the capture phase: handlers that stop the event cannot hide it.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
