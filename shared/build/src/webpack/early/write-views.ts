import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../plugins/describe-build';
import { renderViews } from './render-views';

/** What a remote's description says of its early views. */
export interface WrittenViews {
  readonly views: readonly {
    readonly paths: readonly string[];
    readonly files: Readonly<Record<string, string>>;
  }[];
  readonly integrity: Readonly<Record<string, string>>;
}

const HASH_LENGTH = 8;

/**
 * Renders the early views of a remote into its build: a file for each view and language, named by its content.
 * @returns undefined if the remote has none
 * @throws Error if a view cannot be rendered
 */
export async function writeViews(
  name: string,
  dir: string,
  output: string,
): Promise<WrittenViews | undefined> {
  const rendered = await renderViews(name, dir);
  if (!rendered) return undefined;
  const integrity: Record<string, string> = {};
  const write = (view: string, language: string, content: unknown): string => {
    const bytes = Buffer.from(JSON.stringify(content));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
    const file = `view-${view}-${language}.${hash}.json`;
    writeFileSync(path.join(output, file), bytes);
    integrity[file] = hashOf(bytes);
    return file;
  };
  const views = Object.entries(rendered.files).map(([view, byLanguage]) => ({
    paths: rendered.paths[view] ?? [],
    files: Object.fromEntries(
      Object.entries(byLanguage).map(([language, content]) => [language, write(view, language, content)]),
    ),
  }));
  return { views, integrity };
}
