import { pause } from '../pause';
import { type InstallPrompt, installPrompt } from './install-event';

const TRIES = 20;
/** In ms (R9.15). */
const INTERVAL = 150;

/** The browser's deferred install prompt; undefined when none has come after 20 tries, 150 ms apart (R4.27a). */
export async function waitForPrompt(): Promise<InstallPrompt | undefined> {
  for (let tries = 0; tries < TRIES && !installPrompt(); tries++) await pause(INTERVAL);
  return installPrompt();
}
