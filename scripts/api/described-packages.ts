import { readFileSync } from 'node:fs';
import { object, parse, record, string } from 'valibot';
import { inWorkspace } from '../workspace';

/** A package that others build on, and whose public API is described in `api/<file>.d.ts`. */
export interface DescribedPackage {
  readonly name: string;
  readonly version: string;
  readonly file: string;
  /** From the name that importers write, such as `@tessera/shell/session`, to the entry's path in the workspace. */
  readonly entries: ReadonlyMap<string, string>;
}

const folders = ['shell', 'shared/remote', 'shared/contract', 'shared/ui', 'shared/i18n'];

const manifest = object({ name: string(), version: string(), exports: record(string(), string()) });

/** Helpers for tests, for builds and for the gallery are left out: they never run in a page, so no version depends on them. */
const offPage = ['./testing', './prerender', './stories'];

const isPublic = ([subpath, file]: readonly [string, string]): boolean =>
  !offPage.includes(subpath) && /\.tsx?$/.test(file);

const readPackage = (folder: string): DescribedPackage => {
  const { name, version, exports } = parse(
    manifest,
    JSON.parse(readFileSync(inWorkspace(folder, 'package.json'), 'utf8')),
  );
  const entries = Object.entries(exports)
    .filter(isPublic)
    .map(([subpath, file]): [string, string] => [name + subpath.slice(1), `${folder}${file.slice(1)}`]);
  return { name, version, file: folder.replace('shared/', ''), entries: new Map(entries.sort()) };
};

export const describedPackages = (): readonly DescribedPackage[] => folders.map(readPackage);
