import { environment } from '@tessera/shell/environment';
import { track } from '@tessera/shell/tracking';
import { forgetPrompt } from './install-event';
import { noteInstalled } from './install-flags';

function installed(): void {
  noteInstalled();
  forgetPrompt();
  track('a2hsInstalled');
}

/** Notes when the site is put on the home screen, be it by way of the browser's own menu; gives the function that ends it. */
export function watchInstalled(): () => void {
  if (environment().isPwa) noteInstalled();
  addEventListener('appinstalled', installed);
  return () => removeEventListener('appinstalled', installed);
}
