import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Options, transformSync } from '@swc/core';
import { browsers } from '../../shared/build/src/webpack/browsers';
import { inWorkspace } from '../workspace';
import { entriesOf, type KitPackage } from './kit-packages';
import { relativeImports, relativePaths, renameImports } from './relative-imports';

/** The content of the files of a package, by path: `dist/public/session.js`. */
export type Files = Map<string, string | Buffer>;

const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
/** Where the code of a source is published: in `dist` instead of `src`. */
export const published = (file: string): string =>
  file.replace(/^(\.\/)?src\//, '$1dist/').replace(/(?<!\.d)\.tsx?$/, '.js');

const options = (platform: KitPackage['platform'], isTsx: boolean): Options => ({
  swcrc: false,
  configFile: false,
  isModule: true,
  // Chunk names are comments.
  jsc: {
    preserveAllComments: true,
    parser: { syntax: 'typescript', tsx: isTsx },
    transform: { react: { runtime: 'automatic' } },
    ...(platform === 'node' ? { target: 'es2022' } : {}),
  },
  ...(platform === 'browser' ? { env: { targets: browsers.join(', ') } } : {}),
});

/** The file of the workspace that a relative specifier means; undefined if it means no file. */
export function resolveSource(from: string, specifier: string): string | undefined {
  const base = path.join(path.dirname(from), specifier);
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => base + ending)
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** The catalogs that code reads by a name that it makes: `./locales/${code}.json`, or a folder. */
function catalogsNamed(from: string, specifier: string): readonly string[] {
  const folder = path.join(path.dirname(from), specifier.replace(/\/(\$\{\w+\}\.json)?$/, ''));
  const isFolder = /\/(\$\{\w+\}\.json)?$/.test(specifier) && path.basename(folder) === 'locales';
  if (!isFolder || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.join(folder, file));
}

/** The specifier of the published file: a module with an ending, because Node and browsers add none. */
function publishedSpecifier(from: string, specifier: string): string | undefined {
  const target = resolveSource(from, specifier);
  if (target === undefined) return undefined;
  const relative = path.relative(path.dirname(from), published(target));
  const name = relative.startsWith('.') ? relative : `./${relative}`;
  // Node imports JSON only with an attribute, which older tools cannot read.
  return name.endsWith('.json') ? `${name}.js` : name;
}

/** A file of a package: what is published, and the code that names other files. */
interface Source {
  readonly content: string | Buffer;
  readonly code: string;
}

function readSource(file: string, platform: KitPackage['platform']): Source {
  if (!isCode(file)) {
    const content = readFileSync(file);
    return { content, code: file.endsWith('.cjs') ? content.toString() : '' };
  }
  const settings = { ...options(platform, file.endsWith('x')), filename: file };
  const { code } = transformSync(readFileSync(file, 'utf8'), settings);
  return { content: renameImports(code, (specifier) => publishedSpecifier(file, specifier)), code };
}

const filesNamedBy = (from: string, code: string): readonly string[] =>
  relativePaths(code).flatMap((specifier) => {
    const target = resolveSource(from, specifier);
    return target === undefined ? catalogsNamed(from, specifier) : [target];
  });

/** Modules in the place of the JSON files that code imports. */
const jsonModules = (from: string, code: string): readonly (readonly [file: string, text: string])[] =>
  relativeImports(code).flatMap((specifier) => {
    const json = specifier.endsWith('.json') ? resolveSource(from, specifier) : undefined;
    return json === undefined
      ? []
      : [[`${json}.js`, `export default ${readFileSync(json, 'utf8').trim()};\n`] as const];
  });

/**
 * Compiles a package to ES modules: every source that its entries lead to, and the files that these name. A module
 * remains a file, so that a build leaves out what a remote does not use.
 */
export function compile(kit: KitPackage): Files {
  const dir = inWorkspace(kit.folder);
  const files: Files = new Map();
  const waiting = entriesOf(kit).map((entry) => path.join(dir, entry));
  const isInside = (file: string) => file.startsWith(path.join(dir, 'src') + path.sep);
  const nameOf = (file: string) => published(path.relative(dir, file));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(nameOf(file)) || !isInside(file)) continue;
    const { content, code } = readSource(file, kit.platform);
    files.set(nameOf(file), content);
    waiting.push(...filesNamedBy(file, code));
    for (const [json, text] of jsonModules(file, code)) files.set(nameOf(json), text);
  }
  return files;
}
