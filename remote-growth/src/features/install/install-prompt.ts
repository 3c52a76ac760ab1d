import { createStore, useStore } from '@tessera/shell/state';
import * as v from 'valibot';

/** The browser's deferred install prompt. It can be shown once. */
export interface InstallPrompt extends Event {
  /** Asks the visitor. Settles after the answer; in some browsers with it. */
  prompt(): Promise<unknown>;
  readonly userChoice?: Promise<unknown>;
}

const choice = v.object({ outcome: v.picklist(['accepted', 'dismissed']) });
type InstallOutcome = v.InferOutput<typeof choice>['outcome'];

const isInstallPrompt = (candidate: unknown): candidate is InstallPrompt =>
  candidate instanceof Event && 'prompt' in candidate && typeof candidate.prompt === 'function';

/** The prompt that the shell's early script has caught, if the browser sent one. */
export function installPrompt(): InstallPrompt | undefined {
  const candidate: unknown = window.__tessera?.installPrompt;
  return isInstallPrompt(candidate) ? candidate : undefined;
}

/** Counts the changes. The prompt itself is where the early script puts it. */
const changes = createStore(() => 0);
const noteChange = () => changes.setState((count) => count + 1);
addEventListener('beforeinstallprompt', noteChange);

/** The same as a hook: renders again when the prompt comes or is cleared. */
export const useInstallPrompt = (): InstallPrompt | undefined => useStore(changes, installPrompt);

/** Removes the prompt: it was shown, or the app is installed. */
export function clearPrompt(): void {
  if (window.__tessera) delete window.__tessera.installPrompt;
  noteChange();
}

/**
 * Shows the prompt and clears it. Browsers allow this only while a tap is handled.
 * @returns the visitor's answer, or undefined if the browser did not ask or did not report it
 */
export async function askBrowser(prompt: InstallPrompt): Promise<InstallOutcome | undefined> {
  const answers = prompt.prompt();
  clearPrompt();
  try {
    const parsed = [await answers, await prompt.userChoice].map((answer) => v.safeParse(choice, answer));
    return parsed.find((answer) => answer.success)?.output.outcome;
  } catch {
    console.warn('[tessera] the install prompt could not be shown');
    return undefined;
  }
}
