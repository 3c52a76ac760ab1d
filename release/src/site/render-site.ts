import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../store/store';
import { type RenderOptions, renderMerchant } from './render-merchant';
import type { Rendered } from './rendered';

/** How many merchants are rendered at once: packing is work for the processor, reading for the disk. */
const AT_ONCE = 8;

export interface SiteOptions extends RenderOptions {
  /** Called after each merchant. */
  readonly onDone?: () => void;
}

export interface RenderedSite {
  readonly rendered: readonly Rendered[];
  /** What could not be rendered: those merchants keep the pages that they had. */
  readonly faults: readonly { readonly merchant: string; readonly fault: unknown }[];
}

/** Renders every merchant that has a release. One that fails does not keep the others from being rendered. */
export async function renderSite(
  store: Store,
  merchants: readonly string[],
  { onDone, ...options }: SiteOptions,
): Promise<RenderedSite> {
  const rendered: Rendered[] = [];
  const faults: { merchant: string; fault: unknown }[] = [];
  const waiting = merchants.values();
  const work = async () => {
    for (const merchant of waiting) {
      try {
        const one = await renderMerchant(store, merchant, options);
        if (one) rendered.push(one);
      } catch (fault) {
        faults.push({ merchant, fault });
      }
      onDone?.();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const order = (one: { merchant: string }, other: { merchant: string }) =>
    one.merchant < other.merchant ? -1 : 1;
  return { rendered: rendered.sort(order), faults: faults.sort(order) };
}

/** Takes the folders of pages away that nothing names any more. */
export async function dropStale(pages: string, named: ReadonlySet<string>): Promise<void> {
  for (const merchant of await readdir(pages)) {
    for (const content of await readdir(join(pages, merchant))) {
      const folder = `${merchant}/${content}`;
      if (!named.has(folder)) await rm(join(pages, folder), { recursive: true, force: true });
    }
  }
}
