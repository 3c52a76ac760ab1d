import { realpathSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import type { Compilation, Compiler } from 'webpack';
import { packageVersion } from '../package-version';
import { type ApiNames, exportedNames } from './exported-names';
import { foreignCode } from './foreign-code';
import { type Imported, importedNames } from './imported-names';

export interface ContractOptions {
  /** The folder of the remote. */
  readonly dir: string;
  /** The range of shell versions that the remote supports. */
  readonly shell: string;
  /** Whether the modules of the bundle are checked; a development build also contains development tools. */
  readonly files: boolean;
}

const rangeFault = (version: string, range: string): readonly string[] =>
  semver.satisfies(version, range, { includePrerelease: true })
    ? []
    : [
        `remote.config.ts says shell ${range}, and it is built against shell ${version}. Correct one of them.`,
      ];

function nameFault(api: ApiNames, version: string, { subpath, name }: Imported): readonly string[] {
  const names = api[subpath];
  if (!names) return [`@tessera/shell/${subpath} is not in the public API of shell ${version}.`];
  if (name === '*')
    return [`Import names of @tessera/shell/${subpath}, not all of it: what is used must be known.`];
  if (name === '' || names.includes(name)) return [];
  return [`${name} of @tessera/shell/${subpath} is not in the public API of shell ${version}.`];
}

const resourcesOf = ({ modules }: Compilation): readonly string[] =>
  [...modules].flatMap((module) =>
    'resource' in module && typeof module.resource === 'string' ? [module.resource] : [],
  );

/**
 * Fails a remote's build if its code imports something that is not in the shell's public API, bundles code that
 * does not belong to it, or names a range without the present shell version. Afterwards `uses` lists its imports, for the
 * release tool to compare with the shell of each merchant.
 */
export class ContractCheckPlugin {
  uses: ApiNames = {};
  readonly #dir: string;
  readonly #range: string;
  readonly #files: boolean;

  constructor({ dir, shell, files }: ContractOptions) {
    this.#dir = dir;
    this.#range = shell;
    this.#files = files;
  }

  apply(compiler: Compiler): void {
    const dir = realpathSync(this.#dir);
    const shellDir = realpathSync(path.join(this.#dir, 'node_modules/@tessera/shell'));
    const version = packageVersion(shellDir);
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('ContractCheck', (compilation) => {
      if (compilation.compiler !== compiler) return;
      compilation.hooks.finishModules.tap('ContractCheck', () => {
        const imported = importedNames(compilation);
        const api = exportedNames(shellDir);
        const faults = [
          ...rangeFault(version, this.#range),
          ...imported.flatMap((one) => nameFault(api, version, one)),
          ...(this.#files ? resourcesOf(compilation) : []).flatMap((file) => foreignCode(file, dir) ?? []),
        ];
        for (const fault of new Set(faults)) {
          compilation.errors.push(new WebpackError(`The contract with the shell is broken: ${fault}`));
        }
        this.uses = byName(imported);
      });
    });
  }
}

function byName(imported: readonly Imported[]): ApiNames {
  const subpaths = [...new Set(imported.map(({ subpath }) => subpath))].sort();
  return Object.fromEntries(
    subpaths.map((subpath) => [
      subpath,
      imported.flatMap((one) => (one.subpath === subpath && one.name ? [one.name] : [])).sort(),
    ]),
  );
}
