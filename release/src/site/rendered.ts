import * as v from 'valibot';

const rendered = v.object({
  merchant: v.string(),
  /** Folder of the files below the site's pages, named after their content. */
  folder: v.string(),
  /** Policy of the page. */
  csp: v.string(),
  /** Policy of the service worker. */
  workerCsp: v.string(),
});

/** A merchant's files as a file server sends them, and what it says with them. */
export type Rendered = v.InferOutput<typeof rendered>;

/** What was rendered before, as it was written down; nothing when that cannot be read. */
export function parseRendered(text: string): readonly Rendered[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(rendered)), text);
  return parsed.success ? parsed.output : [];
}

/** Names of the files in such a folder, each beside its packed copies. */
export const renderedFiles = {
  page: 'index.html',
  worker: 'sw.js',
  assets: 'asset-manifest.json',
} as const;
