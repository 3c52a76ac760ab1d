import type { Configuration } from 'webpack';
import { baseConfig } from './base';
import { DescribeBuildPlugin } from './plugins/describe-build';
import { IntegrityPlugin } from './plugins/integrity';

/**
 * The webpack configuration of a web app of its own, which is no piece of a release: without federation, and without the
 * hashes of a release. Its server reads the names of its files from `<name>.json`.
 * @param dir the folder of the package, with `src/main.tsx`
 * @param path path of the built files on the app's server, for example `/app/`
 */
export function appBuild(name: string, dir: string, path: string): Configuration {
  const base = baseConfig(dir);
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: {
      ...base.output,
      publicPath: path,
      uniqueName: `tessera_${name}`,
      trustedTypes: { policyName: `tessera-${name}` },
    },
    plugins: [
      ...(base.plugins ?? []).filter((plugin) => !(plugin instanceof IntegrityPlugin)),
      new DescribeBuildPlugin(`${name}.json`, ({ chunks: { main = [] } }) => ({
        scripts: main.filter((file) => file.endsWith('.js')),
        styles: main.filter((file) => file.endsWith('.css')),
      })),
    ],
  };
}
