import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { RemoteConfig } from '@tessera/remote';
import type { Configuration, StatsCompilation } from 'webpack';
import { baseConfig } from './base';
import { dependencyVersion, packageVersion } from './package-version';
import { DescribeBuildPlugin } from './plugins/describe-build';
import { consumedByRemote } from './shared-modules';

const ENTRY = 'remoteEntry.js';
const EXPOSED = 'remote';

/** Puts the exposed chunk into the entry: the page needs both, and two files would be two waves. */
function joinEntry(stats: StatsCompilation, dir: string): void {
  const files = (stats.namedChunkGroups?.[EXPOSED]?.assets ?? []).map(({ name }) => name);
  const scripts = files.filter((name) => name.endsWith('.js'));
  if (scripts.length === 0) throw new Error('the build has no exposed ./remote');
  const parts = [...scripts, ENTRY].map((file) => readFileSync(path.join(dir, file), 'utf8'));
  writeFileSync(path.join(dir, ENTRY), parts.join(';\n'));
}

/**
 * The webpack configuration of a remote: one exposed `./remote` from `src/remote.tsx`, nothing shared brought along.
 * @param config the remote's own remote.config.ts
 * @param dir the remote's folder
 */
export function remoteBuild(config: RemoteConfig, dir: string): Configuration {
  const base = baseConfig(dir);
  const version = packageVersion(dir);
  const react = `^${dependencyVersion(dir, 'react')}`;
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto', uniqueName: `tessera_${config.name}` },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: `tessera_${config.name.replaceAll('-', '_')}`,
        filename: ENTRY,
        exposes: { './remote': { import: './src/remote.tsx', name: EXPOSED } },
        shared: consumedByRemote({ react, shell: config.shell }),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new DescribeBuildPlugin(
        'remote.json',
        ({ integrity, chunks, catalogs }) => ({
          ...config,
          version,
          entry: ENTRY,
          integrity,
          chunks,
          catalogs,
        }),
        joinEntry,
      ),
    ],
  };
}
