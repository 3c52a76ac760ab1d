/**
 * Provides a deferred install prompt, as the shell's early script does.
 * @param outcome the visitor's answer
 * @returns the mock of the call that shows it
 */
export function promptOf(outcome: 'accepted' | 'dismissed'): jest.Mock {
  const prompt = jest.fn(async () => ({ outcome, platform: 'web' }));
  const installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
  window.__tessera = { answers: new Map(), failed: new Set(), installPrompt };
  return prompt;
}

export function withoutPrompt(): void {
  delete window.__tessera;
}
