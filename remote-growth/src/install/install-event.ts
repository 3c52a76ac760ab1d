import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

/** The browser's deferred install prompt; it can be shown once. */
export interface InstallPrompt extends Event {
  /** Asks the visitor; settles once they have answered, in some browsers with their answer. */
  prompt(): Promise<unknown>;
  readonly userChoice?: Promise<unknown>;
}

const choice = v.object({ outcome: v.picklist(['accepted', 'dismissed']) });
export type InstallOutcome = v.InferOutput<typeof choice>['outcome'];

const isInstallPrompt = (candidate: unknown): candidate is InstallPrompt =>
  candidate instanceof Event && 'prompt' in candidate && typeof candidate.prompt === 'function';

/** The prompt that the page's early script has caught, if the browser gave one. */
export function installPrompt(): InstallPrompt | undefined {
  const candidate: unknown = window.__tessera?.installPrompt;
  return isInstallPrompt(candidate) ? candidate : undefined;
}

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  addEventListener('beforeinstallprompt', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('beforeinstallprompt', listener);
  };
};

/** The same, kept up to date. */
export const useInstallPrompt = (): InstallPrompt | undefined =>
  useSyncExternalStore(subscribe, installPrompt);

/** Forgets the prompt: it was used, or is of no more use. */
export function forgetPrompt(): void {
  if (window.__tessera) delete window.__tessera.installPrompt;
  for (const listener of listeners) listener();
}

/**
 * Shows the prompt, which is used up by it, and gives the visitor's answer; undefined when the browser did not ask, or
 * did not say. Call it while a tap is handled: browsers allow it nowhere else.
 */
export async function askBrowser(prompt: InstallPrompt): Promise<InstallOutcome | undefined> {
  const answers = prompt.prompt();
  forgetPrompt();
  try {
    const parsed = [await answers, await prompt.userChoice].map((answer) => v.safeParse(choice, answer));
    return parsed.find((answer) => answer.success)?.output.outcome;
  } catch {
    console.warn('[tessera] the install prompt could not be shown');
    return undefined;
  }
}
