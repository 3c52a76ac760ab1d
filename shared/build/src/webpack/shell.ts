import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig } from './base';
import { dependencyVersion, packageVersion } from './package-version';
import { DescribeBuildPlugin } from './plugins/describe-build';
import { providedByShell } from './shared-modules';

/** The application: the federation host, with everything shared in its main file. */
function host(dir: string): Configuration {
  const base = baseConfig(dir);
  const versions = { react: dependencyVersion(dir, 'react'), shell: packageVersion(dir) };
  return {
    ...base,
    name: 'host',
    entry: { main: './src/main.tsx' },
    dependencies: ['early'],
    output: { ...base.output, publicPath: 'auto', uniqueName: 'tessera_shell', clean: false },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'tessera_shell',
        shared: providedByShell(versions),
        shareStrategy: 'loaded-first',
        runtimePlugins: [path.join(dir, 'src/federation/runtime-plugin.ts')],
        manifest: false,
        dts: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new DescribeBuildPlugin('shell.json', ({ integrity, chunks, catalogs }) => {
        const main = chunks.main ?? [];
        return {
          version: versions.shell,
          main: {
            scripts: main.filter((file) => file.endsWith('.js')),
            styles: main.filter((file) => file.endsWith('.css')),
          },
          early: 'early.js',
          integrity,
          catalogs,
        };
      }),
    ],
  };
}

/** The inline script of the page: on its own, without federation, since it runs before anything else is there. */
function early(dir: string): Configuration {
  const base = baseConfig(dir);
  return {
    ...base,
    name: 'early',
    entry: { early: './src/early/main.ts' },
    output: { ...base.output, filename: 'early.js', clean: { keep: 'shell.json' } },
    devtool: false,
    plugins: [],
    cache: false,
  };
}

/** The service worker, and the one that takes its place when a release turns it off. The page's server hands them out. */
function workers(dir: string): Configuration {
  const base = baseConfig(dir);
  return {
    ...base,
    name: 'workers',
    target: ['webworker', 'es2021'],
    entry: { sw: './src/service-worker/sw.ts', 'sw-off': './src/service-worker/sw-off.ts' },
    dependencies: ['early'],
    output: { ...base.output, filename: '[name].js', clean: false },
    devtool: false,
    plugins: [],
    cache: false,
  };
}

/** The webpack configurations of the shell. */
export const shellBuild = (dir: string): Configuration[] => [early(dir), host(dir), workers(dir)];
