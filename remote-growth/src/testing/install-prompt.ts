/** Gives the page a deferred install prompt that is answered like this, as its early script would; gives what shows it. */
export function promptOf(outcome: 'accepted' | 'dismissed'): jest.Mock {
  const prompt = jest.fn(async () => ({ outcome, platform: 'web' }));
  const installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
  window.__tessera = { answers: new Map(), failed: new Set(), installPrompt };
  return prompt;
}

export function withoutPrompt(): void {
  delete window.__tessera;
}
