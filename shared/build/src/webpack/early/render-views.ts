import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration } from 'webpack';
import { rendererConfig } from './renderer-config';

/** An early view by name and language, as `prerender` of the shell returns it. */
export type RenderedViews = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const SOURCE = 'src/early-views.tsx';
/** In bytes. */
const LARGEST_OUTPUT = 64 * 1024 * 1024;

const program = (name: string): string => `
import { prerender } from '@tessera/shell/prerender';
import views from '../../${SOURCE}';
const catalogs = import.meta.webpackContext('../../src/locales', { recursive: false, regExp: /\\.json$/ });
const codes = catalogs.keys().map((key) => key.slice(2, -5));
prerender('${name}', views, codes, (code) => catalogs('./' + code + '.json')).then((files) =>
  process.stdout.write(JSON.stringify({ files, paths: Object.fromEntries(views.map(({ name, paths }) => [name, paths])) })),
);
`;

const build = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });

/**
 * Renders the early views of a remote in a process of its own, which has the globals that a page needs.
 * @param name the name of the remote
 * @param dir its folder
 * @returns undefined if the remote has none
 * @throws Error if a view cannot be built or rendered
 */
export async function renderViews(
  name: string,
  dir: string,
): Promise<
  { readonly files: RenderedViews; readonly paths: Readonly<Record<string, readonly string[]>> } | undefined
> {
  if (!existsSync(path.join(dir, SOURCE))) return undefined;
  const folder = path.join(dir, '.cache', 'early');
  mkdirSync(folder, { recursive: true });
  const entry = path.join(folder, 'entry.js');
  writeFileSync(entry, program(name));
  await build(rendererConfig(dir, entry, folder));
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(folder, 'render.cjs')], {
    maxBuffer: LARGEST_OUTPUT,
  });
  return JSON.parse(stdout);
}
