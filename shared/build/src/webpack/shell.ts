import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base';
import { baseStyles } from './base-styles';
import { asComparison, comparison } from './comparison';
import { devBase, devServer } from './development/dev-server';
import { lastingFacts } from './development/lasting-facts';
import { refreshOfHost } from './development/refresh';
import { providedRuntime, unusedFederation } from './federation';
import { isDevelopment } from './mode';
import { dependencyVersion, packageVersion } from './package-version';
import { AddHashesPlugin } from './plugins/add-hashes';
import { type BuildFacts, DescribeBuildPlugin } from './plugins/describe-build';
import { ModuleIdsPlugin } from './plugins/module-ids';
import { exportedNames } from './public-api/exported-names';
import { serviceWorker } from './service-worker';
import { providedByShell, rangesOf } from './shared-modules';
import { styleNamesOnly } from './style-names';
import { SyntaxCheckPlugin } from './syntax/syntax-check';
import { i18nextClasses, unusedModules, withoutUnusedComponents, withoutUnusedParts } from './unused-modules';

/**
 * The folder in development for scripts without hot updates: on the disk, where a change makes the dev server
 * reload the page.
 */
const coldDir = (dir: string) => path.join(dir, '.cache', 'cold');

const shellServer = (dir: string) => ({
  ...devServer(dir),
  static: { directory: coldDir(dir), publicPath: devBase(dir), watch: true },
});

/**
 * Chromium compiles all functions of a script with this comment off the main thread, while the script loads. Nearly all
 * of the main script runs at start. Other browsers ignore the comment. It is added after the minimizer, which removes
 * comments, and before the source map.
 */
const compileAtOnce = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /^main\.\w+\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** The files of the chunks `nav-<weight>`. */
const byWeight = (chunks: BuildFacts['chunks']): BuildFacts['chunks'] =>
  Object.fromEntries(
    Object.entries(chunks).flatMap(([name, files]) => {
      const [, weight] = /^nav-(.+)$/.exec(name) ?? [];
      return weight === undefined ? [] : [[weight, files]];
    }),
  );

/** The application: the federation host, with everything shared in its main file. */
function host(dir: string): Configuration {
  const base = baseConfig(dir);
  const refresh = refreshOfHost(dir);
  const versions = { react: dependencyVersion(dir, 'react'), shell: packageVersion(dir) };
  const shared = providedByShell(versions);
  return {
    ...base,
    name: 'host',
    entry: { main: [...baseStyles, './src/main.tsx'] },
    dependencies: ['early'],
    resolve: { ...base.resolve, alias: { ...unusedModules(dir), ...unusedFederation } },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        withoutUnusedComponents,
        i18nextClasses,
        ...withoutUnusedParts(dir),
      ],
    },
    output: { ...base.output, publicPath: 'auto', uniqueName: 'tessera_shell', clean: false },
    ...(isDevelopment ? { devServer: shellServer(dir) } : {}),
    plugins: [
      ...(base.plugins ?? []),
      ...refresh.plugins,
      ...(isDevelopment ? [] : [compileAtOnce, new ModuleIdsPlugin()]),
      new ModuleFederationPlugin({
        name: 'tessera_shell',
        shared,
        shareStrategy: 'loaded-first',
        runtimePlugins: [path.join(dir, 'src/host/loading/runtime-plugin.ts')],
        manifest: false,
        dts: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new DescribeBuildPlugin('shell.json', (facts) => {
        const main = facts.chunks.main ?? [];
        const { integrity, assets, catalogs } = isDevelopment ? lastingFacts(facts, []) : facts;
        return {
          version: versions.shell,
          main: {
            scripts: main.filter((file) => file.endsWith('.js')),
            styles: main.filter((file) => file.endsWith('.css')),
          },
          transport: facts.chunks.transport ?? [],
          early: 'early.js',
          navIcons: byWeight(facts.chunks),
          integrity,
          assets,
          catalogs,
          trustedTypes: !isDevelopment,
          face: exportedNames(dir),
          provides: { ...rangesOf(shared), ...providedRuntime },
        };
      }),
    ],
  };
}

/**
 * The two small builds need no cache on the disk. In development the cache in memory keeps a file that did not change
 * from being written again, which would reload the page.
 */
const cache: NonNullable<Configuration['cache']> = isDevelopment ? { type: 'memory' } : false;

/** Only the host prints its result. */
const quiet = isDevelopment ? 'errors-only' : 'errors-warnings';

/** The types of the dev server lack `false`, by which it ignores a configuration. */
type Unserved = Omit<Configuration, 'devServer'> & { readonly devServer: false };

/** The inline script of the page: a separate build without federation, because it runs before all other code. */
function early(dir: string): Unserved {
  const base = baseConfig(dir);
  return {
    ...base,
    name: 'early',
    entry: { early: './src/boot/early/main.ts' },
    // The frame of a page has the class names of the main style sheet.
    module: { rules: styleNamesOnly(base) },
    output: {
      ...base.output,
      filename: 'early.js',
      ...(isDevelopment ? { path: coldDir(dir) } : { clean: { keep: 'shell.json' } }),
    },
    devServer: false,
    stats: quiet,
    devtool: isDevelopment ? false : 'hidden-source-map',
    plugins: isDevelopment ? [] : [new SyntaxCheckPlugin()],
    cache,
  };
}

/** The page's server reads these scripts. They are not of the build that writes the description. */
const hashesOfOthers = new AddHashesPlugin('shell.json', ['early.js', 'sw.js', 'sw-off.js']);

/**
 * The service worker, and the worker that replaces it when a release turns it off, and in development. The page's
 * server serves them.
 */
function workers(dir: string): Unserved {
  const base = baseConfig(dir);
  return {
    ...base,
    name: 'workers',
    target: ['webworker', 'es2021'],
    entry: { 'sw-off': './src/worker/sw-off.ts' },
    dependencies: ['host'],
    output: {
      ...base.output,
      ...(isDevelopment ? { path: coldDir(dir) } : {}),
      filename: '[name].js',
      clean: false,
    },
    devServer: false,
    stats: quiet,
    devtool: isDevelopment ? false : 'hidden-source-map',
    plugins: isDevelopment ? [] : [serviceWorker(dir), new SyntaxCheckPlugin(), hashesOfOthers],
    cache,
  };
}

/** The webpack configurations of the shell, or of the build that the bench compares with the product. */
export function shellBuild(dir: string): (Configuration | Unserved)[] {
  const builds = [early(dir), host(dir), workers(dir)] as const;
  return comparison === undefined ? [...builds] : asComparison(builds, dir, comparison);
}
