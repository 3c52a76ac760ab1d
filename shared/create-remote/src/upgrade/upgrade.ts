import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import * as v from 'valibot';
import type { Kit } from '../kit';
import { renameImports } from './rename-imports';
import { type Rename, renames, type ToolRename } from './renames';

export class UpgradeError extends Error {
  override readonly name = 'UpgradeError';
  constructor(
    readonly code: 'no-remote' | 'kit-older',
    message: string,
  ) {
    super(message);
  }
}

const versions = v.record(v.string(), v.string());
const manifestSchema = v.looseObject({
  dependencies: v.optional(versions),
  devDependencies: v.optional(versions),
  scripts: v.optional(versions),
});
type Versions = v.InferOutput<typeof versions>;

const SHELL = '@tessera/shell';
const read = (file: string): string => readFileSync(file, 'utf8');

/** @throws UpgradeError for a folder without a remote, or a remote with a newer kit */
function readManifest(dir: string, kit: Kit) {
  const file = path.join(dir, 'package.json');
  const manifest = existsSync(file) ? v.parse(manifestSchema, JSON.parse(read(file))) : {};
  const installed: Versions = { ...manifest.dependencies, ...manifest.devDependencies };
  if (installed[SHELL] === undefined)
    throw new UpgradeError('no-remote', `${dir} has no remote: its package.json does not name ${SHELL}.`);
  for (const [name, version] of Object.entries(kit.packages))
    if (semver.valid(installed[name]) && semver.gt(installed[name] ?? '', version))
      throw new UpgradeError(
        'kit-older',
        `This kit has ${name} ${version}, and the remote has ${installed[name]}. Run a newer @tessera/create-remote.`,
      );
  return { file, manifest, installed };
}

/** Whether a name has changed after the version that a remote was written for. */
const isNewFor =
  (installed: Versions, kit: Kit) =>
  ({ package: name, since }: Rename): boolean => {
    const before = installed[name];
    const now = kit.packages[name];
    if (before === undefined || now === undefined || !semver.valid(before)) return false;
    return semver.gt(since, before) && semver.lte(since, now);
  };

const sourcesIn = (dir: string): readonly string[] => [
  ...readdirSync(dir).filter((file) => /\.config\.ts$/.test(file)),
  ...readdirSync(path.join(dir, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join('src', file)),
];

const workflows = (dir: string): readonly string[] => {
  const folder = path.join('.github', 'workflows');
  return existsSync(path.join(dir, folder))
    ? readdirSync(path.join(dir, folder)).map((file) => path.join(folder, file))
    : [];
};

/** A command stands after the name of the tool, or after `release --`, as npm passes it on. */
const placeOf: Readonly<Record<ToolRename['kind'], (word: string) => RegExp>> = {
  command: (word) => new RegExp(`(?<=\\b(?:tessera-release|release --) )${word}(?![\\w-])`, 'g'),
  output: (word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'g'),
};

const renameInScript = (text: string, found: readonly Rename[]): string =>
  found.reduce(
    (before, rename) =>
      rename.kind === 'export' ? before : before.replaceAll(placeOf[rename.kind](rename.from), rename.to),
    text,
  );

/** Writes a file whose text changes. @returns what to say of it */
function rewrite(dir: string, file: string, change: (text: string) => string): readonly string[] {
  const before = read(path.join(dir, file));
  const after = change(before);
  if (after === before) return [];
  writeFileSync(path.join(dir, file), after);
  return [`${file}: new names`];
}

/** The range of shells of the remote, if it does not include the shell of the kit. */
function changeRange(dir: string, shell: string): readonly string[] {
  const file = 'remote.config.ts';
  if (!existsSync(path.join(dir, file))) return [];
  const text = read(path.join(dir, file));
  const range = /\bshell:\s*'([^']+)'/.exec(text)?.[1];
  if (range === undefined || semver.satisfies(shell, range)) return [];
  writeFileSync(path.join(dir, file), text.replace(`'${range}'`, `'^${shell}'`));
  return [`${file}: shell ${range} → ^${shell}`];
}

/**
 * Changes a repository of a remote to the versions of a kit, and renames what has a new name in it.
 * @param table the renames of all versions
 * @returns what has changed, a line for each version and file
 * @throws UpgradeError
 */
export function upgrade(dir: string, kit: Kit, table: readonly Rename[] = renames): readonly string[] {
  const { file, manifest, installed } = readManifest(dir, kit);
  const wanted: Versions = { ...kit.packages, ...kit.others };
  const found = table.filter(isNewFor(installed, kit));
  const exported = found.filter((one) => one.kind === 'export');
  const raised = Object.keys(installed).filter((name) => wanted[name] && wanted[name] !== installed[name]);
  const pin = (group: Versions | undefined) =>
    group && Object.fromEntries(Object.entries(group).map(([name, old]) => [name, wanted[name] ?? old]));
  const { dependencies, devDependencies, scripts } = manifest;
  const after = {
    ...manifest,
    ...(scripts && {
      scripts: v.parse(versions, JSON.parse(renameInScript(JSON.stringify(scripts), found))),
    }),
    ...(dependencies && { dependencies: pin(dependencies) }),
    ...(devDependencies && { devDependencies: pin(devDependencies) }),
  };
  writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
  const changes = [
    ...raised.map((name) => `${name} ${installed[name]} → ${wanted[name]}`),
    ...changeRange(dir, kit.packages[SHELL] ?? ''),
    ...sourcesIn(dir).flatMap((source) =>
      rewrite(dir, source, (text) => renameImports(text, exported, source.endsWith('x'))),
    ),
    ...workflows(dir).flatMap((one) => rewrite(dir, one, (text) => renameInScript(text, found))),
  ];
  return changes.length > 0
    ? [...changes, '', 'Now run: npm install && npm test']
    : ['This is the newest kit.'];
}
