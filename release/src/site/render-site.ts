import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { RenderMerchant } from './render-merchant';
import type { Rendered } from './rendered';

/** How many merchants are rendered at once: packing is work for the processor, reading for the disk. */
const AT_ONCE = 8;

export interface RenderedSite {
  readonly rendered: readonly Rendered[];
  /** What could not be rendered: those merchants keep the pages that they had. */
  readonly faults: readonly { readonly merchant: string; readonly fault: unknown }[];
}

/** Renders every merchant that has a release. One that fails does not keep the others from being rendered. */
export async function renderSite(
  render: RenderMerchant,
  merchants: readonly string[],
  onDone: () => void = () => undefined,
): Promise<RenderedSite> {
  const faults: RenderedSite['faults'][number][] = [];
  const limit = pLimit(AT_ONCE);
  const rendered = await Promise.all(
    [...merchants].sort().map((merchant) =>
      limit(() =>
        render(merchant)
          .catch((fault: unknown) => void faults.push({ merchant, fault }))
          .finally(onDone),
      ),
    ),
  );
  return { rendered: rendered.flatMap((one) => one ?? []), faults };
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
