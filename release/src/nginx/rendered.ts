import * as v from 'valibot';
import { isQuotable } from './syntax';

const rendered = v.object({
  merchant: v.string(),
  /** Folder of the files, relative to the folder of all pages. Its name contains a hash of the content. */
  folder: v.string(),
  /** Content security policy of the page. */
  csp: v.string(),
  /** Content security policy of the service worker. */
  workerCsp: v.string(),
});

/** The rendered files of a merchant and their headers. */
export type Rendered = v.InferOutput<typeof rendered>;

/** @returns the rendered merchants in a JSON record; empty if the record is invalid */
export function parseRendered(text: string): readonly Rendered[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(rendered)), text);
  return parsed.success ? parsed.output : [];
}

/** @returns whether nginx can read the policies. An earlier version of this tool wrote records without asking. */
export const isReadable = ({ csp, workerCsp }: Rendered): boolean => isQuotable(csp) && isQuotable(workerCsp);

/** Names of the files in a merchant's folder. Each has compressed copies next to it. */
export const renderedFiles = {
  page: 'index.html',
  worker: 'sw.js',
  assets: 'asset-manifest.json',
} as const;
