import type { CDPSession } from '@playwright/test';
import * as v from 'valibot';

/** Removes unused objects. The browser keeps the messages of the console for its developer tools: they go, too. */
async function collectGarbage(devtools: CDPSession): Promise<void> {
  await devtools.send('Runtime.discardConsoleEntries');
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.collectGarbage');
}

/** @returns the bytes of the page's heap after unused objects were removed */
export async function heapOf(devtools: CDPSession): Promise<number> {
  await collectGarbage(devtools);
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

const snapshot = v.object({
  snapshot: v.object({
    meta: v.object({
      node_fields: v.array(v.string()),
      node_types: v.looseTuple([v.array(v.string())]),
    }),
  }),
  // Millions of numbers: looking at each would take longer than the snapshot.
  nodes: v.custom<readonly number[]>(Array.isArray),
});

/** Kinds of memory that are not a page's own. */
const foreign = new Set(['code', 'hidden', 'native', 'object shape', 'synthetic']);

/**
 * @returns the bytes of the objects, texts and functions of a page: without compiled code, of which the engine makes more
 * the longer a page runs, and without what the browser records for its developer tools
 */
export async function objectsOf(devtools: CDPSession): Promise<number> {
  await collectGarbage(devtools);
  const parts: string[] = [];
  const add = ({ chunk }: { readonly chunk: string }) => void parts.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', add);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', add);
  const { snapshot: described, nodes } = v.parse(snapshot, JSON.parse(parts.join('')));
  const { node_fields: fields, node_types: types } = described.meta;
  const [kind, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!foreign.has(types[0][nodes[at + kind] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0;
  return bytes;
}

/** @returns how much larger the second number is, in percent */
export const growth = (before: number, after: number): number => ((after - before) / before) * 100;
