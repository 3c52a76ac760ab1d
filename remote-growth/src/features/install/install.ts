import { toast } from '@tessera/shell/notices';
import { noteDeclined } from './install-flags';
import { askBrowser, type InstallPrompt } from './install-prompt';

/** How long the message of the installation shows, in ms (R9.16). */
const INSTALLING = 3_000;

/**
 * Shows the browser's prompt, and stores a refusal (R4.28a, R4.28b).
 * @param message shown while the browser installs the app
 */
export async function install(prompt: InstallPrompt, message: string): Promise<void> {
  const outcome = await askBrowser(prompt);
  if (outcome === 'accepted') toast(message, { duration: INSTALLING, tone: 'success' });
  if (outcome === 'dismissed') noteDeclined();
}
