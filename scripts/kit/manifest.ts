import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type InferOutput, looseObject, parse as parseValue, record, string } from 'valibot';
import { parse } from 'yaml';
import { inWorkspace } from '../workspace';
import { type Files, published } from './compile';
import type { KitPackage } from './kit-packages';

const workspaceSchema = looseObject({ catalog: record(string(), string()) });
const rootSchema = looseObject({ license: string(), engines: looseObject({ node: string() }) });

/** The exact versions of all packages of registries. */
export const catalog: Readonly<Record<string, string>> = parseValue(
  workspaceSchema,
  parse(readFileSync(inWorkspace('pnpm-workspace.yaml'), 'utf8')),
).catalog;

const root: InferOutput<typeof rootSchema> = parseValue(
  rootSchema,
  JSON.parse(readFileSync(inWorkspace('package.json'), 'utf8')),
);

const git = (...args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, {
    cwd: inWorkspace(),
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
};

/** The commit that the packages are made from; undefined if no commit has exactly these sources. */
export const sourceCommit = (): string | undefined =>
  git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;

const major = (version: string): string => version.split('.')[0] ?? version;

/** The exact version of a dependency, without the forms that only the workspace understands. */
function versionOf(name: string, packages: readonly KitPackage[]): string {
  const own = packages.find(({ manifest }) => manifest.name === name);
  const version = own?.manifest.version ?? catalog[name];
  if (version !== undefined) return version;
  throw new Error(`${name} is in no package of the kit, and pnpm-workspace.yaml has no version of it.`);
}

/** Whether a published file names a package: in an import, a type, or as the path of a loader. */
const isNamed = (files: Files, name: string): boolean => {
  const quoted = new RegExp(`["'\`]${name}(/[^"'\`]*)?["'\`]`);
  return [...files.values()].some((content) => quoted.test(content.toString()));
};

const target = (file: string, files: Files): string | Readonly<Record<string, string>> => {
  const code = published(file);
  if (code.endsWith('.d.ts')) return { types: code };
  const types = code.replace(/\.js$/, '.d.ts').replace(/\.cjs$/, '.d.cts');
  return types !== code && files.has(types.slice(2)) ? { types, default: code } : code;
};

/** The package.json of a published package. */
export function writeManifest(
  kit: KitPackage,
  packages: readonly KitPackage[],
  files: Files,
  commit?: string,
): string {
  const { manifest, description, peers = [], programs = {}, exports, without = [], platform } = kit;
  const { name, version, dependencies, devDependencies } = manifest;
  const used = Object.keys(dependencies)
    .filter((one) => !peers.includes(one) && !without.includes(one))
    .filter((one) => platform === 'node' || isNamed(files, one))
    .sort();
  const wanted = peers.filter(
    (one) => one.startsWith('@types/') || one in dependencies || one in devDependencies,
  );
  const sideEffects = Array.isArray(manifest.sideEffects)
    ? manifest.sideEffects
        .map(String)
        .filter((glob) => glob.startsWith('**') || files.has(published(glob).slice(2)))
    : manifest.sideEffects;
  return `${JSON.stringify(
    {
      name,
      version,
      description,
      license: root.license,
      type: 'module',
      engines: { node: root.engines.node },
      ...(sideEffects !== undefined && {
        sideEffects: Array.isArray(sideEffects) ? sideEffects.map(published) : sideEffects,
      }),
      exports: Object.fromEntries([...exports].map(([subpath, file]) => [subpath, target(file, files)])),
      ...(manifest.bin || Object.keys(programs).length > 0
        ? {
            bin: {
              ...parseValue(record(string(), string()), manifest.bin ?? {}),
              ...Object.fromEntries(Object.entries(programs).map(([bin, file]) => [bin, published(file)])),
            },
          }
        : {}),
      files: ['dist', ...(kit.files ?? [])],
      dependencies: Object.fromEntries(used.map((one) => [one, versionOf(one, packages)])),
      ...(wanted.length > 0 && {
        peerDependencies: Object.fromEntries(
          wanted.map((one) => [one, `^${major(versionOf(one, packages))}.0.0`]),
        ),
        peerDependenciesMeta: Object.fromEntries(
          wanted.filter((one) => one.startsWith('@types/')).map((one) => [one, { optional: true }]),
        ),
      }),
      ...(commit && { gitHead: commit }),
    },
    null,
    2,
  )}\n`;
}
