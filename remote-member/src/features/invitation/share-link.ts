import { toast } from '@tessera/shell/notices';

/** Opens the device's own list of ways to share; a browser without one copies the address. Never throws. */
export async function shareLink(
  what: { readonly title: string; readonly text: string; readonly url: string },
  say: { readonly copied: string; readonly failed: string },
): Promise<void> {
  if (typeof navigator.share === 'function') {
    // Whoever closes the list has not failed.
    const shared = await navigator.share(what).then(
      () => true,
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    );
    if (shared) return;
  }
  try {
    await navigator.clipboard.writeText(what.url);
    toast(say.copied);
  } catch {
    toast(say.failed);
  }
}
