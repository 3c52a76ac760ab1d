import { toast } from '@tessera/shell/notices';
import { askBrowser, type InstallPrompt } from './install-event';
import { noteDeclined } from './install-flags';

/** In ms (R9.16). */
const INSTALLING = 3_000;

/** Lets the browser ask; says `message` while it installs, or remembers that the visitor declined (R4.28a, R4.28b). */
export async function install(prompt: InstallPrompt, message: string): Promise<void> {
  const outcome = await askBrowser(prompt);
  if (outcome === 'accepted') toast(message, { duration: INSTALLING, tone: 'success' });
  if (outcome === 'dismissed') noteDeclined();
}
