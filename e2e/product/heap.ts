import type { CDPSession } from '@playwright/test';

/** @returns the bytes of the page's objects after unused ones were removed */
export async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

/** @returns how much larger the second number is, in percent */
export const growth = (before: number, after: number): number => ((after - before) / before) * 100;
