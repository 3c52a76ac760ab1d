import { existsSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import { baseStyles } from '../base-styles';
import { DescribeBuildPlugin } from '../plugins/describe-build';
import { serviceWorker } from '../service-worker';
import { unusedModules } from '../unused-modules';
import type { Comparison } from './comparison';
import { bundledRemotes, writeRemoteTable } from './remote-table';

export { comparison } from './comparison';

/** The configurations of the shell's build, in order. */
type ShellConfigurations<Unserved> = readonly [early: Unserved, host: Configuration, workers: Unserved];

const PARTS = 'src/testing/comparison';
const prefixLoader = path.resolve(import.meta.dirname, '../../chunk-prefix-loader.cjs');

/** @throws Error if the file is missing, because an alias for it would have no effect and the build would be another one */
function existing(dir: string, file: string): string {
  const found = path.join(dir, file);
  if (existsSync(found)) return found;
  throw new Error(`${found} does not exist: correct the comparison in ${import.meta.dirname}.`);
}

const entries: Readonly<Record<Comparison, readonly string[]>> = {
  // Its page shows nothing before React renders.
  plain: [...baseStyles, `./${PARTS}/plain.css`, './src/main.tsx'],
  best: [...baseStyles, './src/main.tsx'],
  // With the style sheets of the page, on which the skeleton in the HTML depends.
  floor: [...baseStyles, `./${PARTS}/floor.tsx`],
};

/**
 * Turns the configurations of the shell into those of a build to compare with, in `.cache/<comparison>-dist` of the
 * shell's folder. `.groups.json` in it, which is not published, lists the files of each chunk; those of a remote's chunks
 * start with its name and a dot.
 * @param dir the folder of the shell
 */
export function asComparison<Unserved extends Configuration | Omit<Configuration, 'devServer'>>(
  [early, host, workers]: ShellConfigurations<Unserved>,
  dir: string,
  of: Comparison,
): (Configuration | Unserved)[] {
  // Not `.cache/<comparison>`, which is webpack's cache.
  const out = path.join(dir, '.cache', `${of}-dist`);
  const remotes = of === 'floor' ? [] : bundledRemotes(path.dirname(dir));
  const table = writeRemoteTable(path.join(dir, '.cache', `${of}-remotes.js`), remotes, of);
  return [
    {
      ...early,
      ...(of === 'best' ? {} : { entry: { early: `./${PARTS}/no-early.ts` } }),
      output: { ...early.output, path: out },
    },
    {
      ...host,
      entry: { main: [...entries[of]] },
      output: { ...host.output, path: out },
      cache:
        host.cache === undefined || typeof host.cache === 'boolean' || host.cache.type === 'memory'
          ? false
          : { ...host.cache, name: of },
      resolve: {
        ...host.resolve,
        alias: {
          ...unusedModules(dir),
          '@module-federation/enhanced/runtime$': table,
          ...(of === 'plain' && {
            [existing(dir, 'src/boot/start/prepare-page.ts')]: existing(dir, `${PARTS}/prepare-nothing.ts`),
          }),
        },
      },
      module: {
        ...host.module,
        rules: [
          ...(host.module?.rules ?? []),
          ...remotes.map(({ name, src }) => ({
            test: /\.tsx?$/,
            include: src,
            enforce: 'pre' as const,
            use: { loader: prefixLoader, options: { prefix: name } },
          })),
        ],
      },
      plugins: [
        ...(host.plugins ?? []).filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
        new DescribeBuildPlugin('.groups.json', (facts) => facts),
      ],
    },
    {
      ...workers,
      output: { ...workers.output, path: out },
      plugins: [
        ...(workers.plugins ?? []).filter((plugin) => !(plugin instanceof InjectManifest)),
        serviceWorker(dir, out),
      ],
    },
  ];
}
