import type { Candidate } from '@tessera/remote/release';

/** Begins a page anew at an address: whatever of the shell is imported from now on knows nothing yet. */
export async function freshPage(address: string, remotes: readonly Candidate[] = []): Promise<void> {
  jest.resetModules();
  history.replaceState(null, '', address);
  const { provideRelease } = await import('./release');
  provideRelease({
    remotes: Object.fromEntries(remotes.map((remote) => [remote.name, { candidates: [remote] }])),
  });
}

/** A remote's code as federation gives it. */
export const remoteCode = (
  routes: readonly object[] = [],
  part: object = {},
): { readonly default: object } => ({
  default: { routes, catalog: () => Promise.resolve({ default: {} }), ...part },
});
