/** What older Chromium browsers tell of the room in a private window. */
interface Measurable {
  readonly memory?: { readonly jsHeapSizeLimit: number };
}

const isChromium = () => 'chrome' in globalThis;

/** Firefox and Safari keep no files for a private window, and say so. */
async function hasNoFiles(): Promise<boolean> {
  if (typeof navigator.storage?.getDirectory !== 'function') return false;
  return navigator.storage.getDirectory().then(
    () => false,
    () => true,
  );
}

/** Older Chromium gave a private window less room than twice its heap; newer ones hide the difference. */
async function hasLittleRoom(): Promise<boolean> {
  const heap = (performance as Measurable).memory?.jsHeapSizeLimit;
  if (!isChromium() || heap === undefined || typeof navigator.storage?.estimate !== 'function') return false;
  const { quota = Number.POSITIVE_INFINITY } = await navigator.storage.estimate();
  return quota < heap;
}

/**
 * Whether this is a private window, as far as the browser lets a page know (R5.9). Browsers try to hide it, so that
 * a no means only that nothing speaks for it. Never throws.
 */
export const isPrivateBrowsing = async (): Promise<boolean> =>
  (await Promise.all([hasNoFiles(), hasLittleRoom()]).catch(() => [])).some(Boolean);
