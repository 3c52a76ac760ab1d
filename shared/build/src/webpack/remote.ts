import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration, StatsCompilation } from 'webpack';
import { baseConfig } from './base';
import { devServer } from './development/dev-server';
import { lastingFacts } from './development/lasting-facts';
import { refreshOfGuest } from './development/refresh';
import { type WrittenViews, writeViews } from './early/write-views';
import { consumedRuntime, ownSchemas, runtimeOfShell, schemasOfShell } from './federation';
import { joinScripts } from './join-scripts';
import { isDevelopment } from './mode';
import { dependencyVersion, packageVersion } from './package-version';
import { type BuildFacts, DescribeBuildPlugin } from './plugins/describe-build';
import { ModuleIdsPlugin } from './plugins/module-ids';
import { ContractCheckPlugin } from './public-api/contract-check';
import { consumedByRemote, rangesOf } from './shared-modules';

/** The parts of a remote's configuration that the build needs. All of it is written to `remote.json`. */
interface Described {
  readonly name: string;
  /** The range of shell versions. */
  readonly shell: string;
}

const ENTRY = 'remoteEntry.js';
/** The entry keeps its name, so that an open page can update it. */
const DEV_ENTRY = 'remoteEntry.[fullhash].js';
const EXPOSED = 'remote';

/** Joins the exposed chunk with the entry: the page needs both, and two files would take two round trips. */
function joinEntry(stats: StatsCompilation, dir: string): void {
  const files = (stats.namedChunkGroups?.[EXPOSED]?.assets ?? []).map(({ name }) => name);
  const scripts = files.filter((name) => name.endsWith('.js'));
  if (scripts.length === 0) throw new Error('the build has no exposed ./remote');
  joinScripts(dir, [...scripts, ENTRY], ENTRY);
}

/**
 * The webpack configuration of a remote: it exposes `./remote` from `src/remote.tsx` and bundles no shared module.
 * @param config the remote's own remote.config.ts
 * @param dir the remote's folder
 */
export function remoteBuild(config: Described, dir: string): Configuration {
  const base = baseConfig(dir);
  const version = packageVersion(dir);
  const react = `^${dependencyVersion(dir, 'react')}`;
  const refresh = refreshOfGuest();
  const contract = new ContractCheckPlugin({ dir, shell: config.shell, files: !isDevelopment });
  const shared = consumedByRemote({ react, shell: config.shell });
  let early: WrittenViews | undefined;
  const describe = (facts: BuildFacts) => {
    const entry = Object.keys(facts.integrity).find((file) => file.startsWith('remoteEntry.')) ?? ENTRY;
    const found = isDevelopment ? lastingFacts(facts, [entry]) : facts;
    const taken = { uses: contract.uses, consumes: { ...rangesOf(shared), ...consumedRuntime } };
    const integrity = { ...found.integrity, ...early?.integrity };
    const views = early?.views ?? [];
    return { ...config, version, entry, ...found, integrity, views, trustedTypes: !isDevelopment, ...taken };
  };
  const finish = async (stats: StatsCompilation, folder: string) => {
    joinEntry(stats, folder);
    early = await writeViews(config.name, dir, folder);
  };
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto', uniqueName: `tessera_${config.name}` },
    resolve: { ...base.resolve, alias: { ...refresh.alias, ...runtimeOfShell, ...ownSchemas } },
    ...(isDevelopment ? { devServer: devServer(dir) } : {}),
    plugins: [
      ...(base.plugins ?? []),
      ...refresh.plugins,
      contract,
      schemasOfShell(path.join(dir, 'node_modules/@tessera/shell')),
      ...(isDevelopment ? [] : [new ModuleIdsPlugin()]),
      new ModuleFederationPlugin({
        name: `tessera_${config.name.replaceAll('-', '_')}`,
        filename: isDevelopment ? DEV_ENTRY : ENTRY,
        exposes: { './remote': { import: './src/remote.tsx', name: EXPOSED } },
        shared,
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new DescribeBuildPlugin('remote.json', describe, isDevelopment ? undefined : finish),
    ],
  };
}
