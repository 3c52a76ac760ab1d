import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { RenderMerchant } from './render-merchant';
import type { Rendered } from './rendered';

/** Compressing needs the processor, reading the disk, so some merchants run concurrently. */
const CONCURRENCY = 8;

export interface RenderedAll {
  readonly rendered: readonly Rendered[];
  /** Merchants that could not be rendered. They keep their old pages. */
  readonly faults: readonly { readonly merchant: string; readonly fault: unknown }[];
}

/** Renders every merchant that has a release. Continues after a merchant that fails. */
export async function renderAll(
  render: RenderMerchant,
  merchants: readonly string[],
  onDone: () => void = () => undefined,
): Promise<RenderedAll> {
  const faults: RenderedAll['faults'][number][] = [];
  const rendered = await pLimit(CONCURRENCY).map([...merchants].sort(), (merchant) =>
    render(merchant)
      .catch((fault: unknown) => void faults.push({ merchant, fault }))
      .finally(onDone),
  );
  return { rendered: rendered.flatMap((one) => one ?? []), faults };
}

/** Deletes the folders of pages that are not in use. */
export async function deleteStale(pages: string, used: ReadonlySet<string>): Promise<void> {
  for (const merchant of await readdir(pages)) {
    for (const content of await readdir(join(pages, merchant))) {
      const folder = `${merchant}/${content}`;
      if (!used.has(folder)) await rm(join(pages, folder), { recursive: true, force: true });
    }
  }
}
