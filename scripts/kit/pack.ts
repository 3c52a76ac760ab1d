import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Kit, kitSchema } from '@tessera/create-remote';
import { array, object, parse, string } from 'valibot';
import { inWorkspace } from '../workspace';
import { compile, type Files } from './compile';
import { declarationsOf, declareAll } from './declare';
import { type KitPackage, kitPackages } from './kit-packages';
import { catalog, sourceCommit, writeManifest } from './manifest';

export interface Packed {
  readonly name: string;
  readonly version: string;
  /** The absolute path of the tarball. */
  readonly file: string;
  /** The hash of the tarball, as lock files have it. */
  readonly integrity: string;
}

const npmPacked = array(
  object({ name: string(), version: string(), filename: string(), integrity: string() }),
);

/** Parts of the catalog that no repository of a remote needs are left out, so that an upgrade does not name them. */
const kitOf = (packages: readonly KitPackage[]): Kit =>
  parse(kitSchema, {
    packages: Object.fromEntries(packages.map(({ manifest: { name, version } }) => [name, version])),
    others: catalog,
  });

interface Staging {
  readonly packages: readonly KitPackage[];
  readonly commit: string | undefined;
}

function stage(kit: KitPackage, dir: string, files: Files, { packages, commit }: Staging): void {
  for (const [file, content] of files) {
    mkdirSync(path.join(dir, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  }
  for (const one of kit.files ?? [])
    if (existsSync(inWorkspace(kit.folder, one)))
      cpSync(inWorkspace(kit.folder, one), path.join(dir, one), { recursive: true });
  if (kit.app)
    cpSync(inWorkspace(kit.folder, 'dist'), path.join(dir, 'dist'), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });
  if (kit.files?.includes('kit.json'))
    writeFileSync(path.join(dir, 'kit.json'), `${JSON.stringify(kitOf(packages), null, 2)}\n`);
  writeFileSync(path.join(dir, 'package.json'), writeManifest(kit, packages, files, commit));
  const short = kit.manifest.name.replace('@tessera/', '');
  cpSync(inWorkspace('scripts/kit/readme', `${short}.md`), path.join(dir, 'README.md'));
  cpSync(inWorkspace('scripts/kit/LICENSE'), path.join(dir, 'LICENSE'));
}

/** In bytes: npm lists every file. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Packs folders of `staging`, all at once: npm takes longer to start than to pack. */
function pack(staging: string, folders: readonly string[], out: string): readonly Packed[] {
  const settings = ['--json', '--ignore-scripts', '--pack-destination', out];
  const said = execFileSync('npm', ['pack', ...folders.map((folder) => `./${folder}`), ...settings], {
    cwd: staging,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: MAX_OUTPUT,
  });
  return parse(npmPacked, JSON.parse(said)).map(({ name, version, filename, integrity }) => ({
    name,
    version,
    integrity,
    file: path.join(out, filename),
  }));
}

/** What is the same for every version of the kit. */
interface Compiled {
  readonly kit: KitPackage;
  readonly files: Files;
}

/** Compiles the packages once. @throws Error with the compiler's message */
export function compileKit(): readonly Compiled[] {
  const packages = kitPackages();
  const emitted = declareAll(packages);
  const compiled = packages.map((kit) => ({
    kit,
    files: new Map([...compile(kit), ...declarationsOf(kit, emitted)]),
  }));
  rmSync(path.dirname(emitted), { recursive: true });
  return compiled;
}

/**
 * Packs the kit into a folder, as npm publishes it, with a `kit.json` that lists the tarballs with their hashes.
 * The app of the console must be built.
 * @param compiled the packages; a test changes their versions
 * @throws Error with the message of the compiler or npm, or if the app is not built
 */
export function packKit(out: string, compiled: readonly Compiled[] = compileKit()): readonly Packed[] {
  const staging = path.join(out, '.staging');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  const staged = { packages: compiled.map(({ kit }) => kit), commit: sourceCommit() };
  const folders = compiled.map(({ kit, files }) => {
    const folder = kit.manifest.name.replace('@tessera/', '');
    mkdirSync(path.join(staging, folder));
    stage(kit, path.join(staging, folder), files, staged);
    return folder;
  });
  const packed = pack(staging, folders, path.resolve(out));
  const list = packed.map(({ file, ...one }) => ({ ...one, file: path.basename(file) }));
  writeFileSync(path.join(out, 'kit.json'), `${JSON.stringify(list, null, 2)}\n`);
  rmSync(staging, { recursive: true });
  return packed;
}
