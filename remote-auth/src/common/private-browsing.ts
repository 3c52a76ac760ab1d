/** The memory information of Chromium. */
interface Measurable {
  readonly memory?: { readonly jsHeapSizeLimit: number };
}

const isChromium = () => 'chrome' in globalThis;

/** Firefox and Safari refuse file storage in a private window. */
async function refusesFiles(): Promise<boolean> {
  if (typeof navigator.storage?.getDirectory !== 'function') return false;
  return navigator.storage.getDirectory().then(
    () => false,
    () => true,
  );
}

/** Older versions of Chromium give a private window a quota below the heap limit. Newer versions do not. */
async function hasSmallQuota(): Promise<boolean> {
  const heap = (performance as Measurable).memory?.jsHeapSizeLimit;
  if (!isChromium() || heap === undefined || typeof navigator.storage?.estimate !== 'function') return false;
  const { quota = Number.POSITIVE_INFINITY } = await navigator.storage.estimate();
  return quota < heap;
}

/**
 * Whether this is a private window (R5.9). Browsers try to hide it: `false` means only that there is no sign of it.
 * Never throws.
 */
export const isPrivateBrowsing = async (): Promise<boolean> =>
  (await Promise.all([refusesFiles(), hasSmallQuota()]).catch(() => [])).some(Boolean);
