/** The browser's deferred install prompt; it can be shown once. */
export interface InstallPrompt extends Event {
  /** Asks the member; settles once they have answered. */
  prompt(): Promise<unknown>;
}

const isInstallPrompt = (candidate: unknown): candidate is InstallPrompt =>
  typeof candidate === 'object' &&
  candidate !== null &&
  'prompt' in candidate &&
  typeof candidate.prompt === 'function';

/** The prompt that the page's early script has caught, if the browser gave one. */
export function installPrompt(): InstallPrompt | undefined {
  const candidate: unknown = window.__tessera?.installPrompt;
  return isInstallPrompt(candidate) ? candidate : undefined;
}

/** Shows the prompt and forgets it; a browser that refuses a used one changes nothing. */
export async function askToInstall(prompt: InstallPrompt): Promise<void> {
  if (window.__tessera?.installPrompt === prompt) delete window.__tessera.installPrompt;
  try {
    await prompt.prompt();
  } catch {
    console.warn('[tessera] the install prompt could not be shown');
  }
}
