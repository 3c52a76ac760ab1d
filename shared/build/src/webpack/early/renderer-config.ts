import { createRequire } from 'node:module';
import type { Configuration } from 'webpack';
import { baseConfig } from '../base';
import { styleNamesOnly } from '../style-names';

const require = createRequire(import.meta.url);

/** The program that renders the early views of the remote in a folder. Its modules have the class names of the build. */
export function rendererConfig(dir: string, entry: string, folder: string): Configuration {
  const base = baseConfig(dir);
  const noImports = {
    test: /\.tsx?$/,
    enforce: 'post',
    use: require.resolve('../../no-import-loader.cjs'),
  } as const;
  return {
    ...base,
    name: 'early-views',
    entry: { render: entry },
    target: 'node20',
    devtool: false,
    output: { path: folder, filename: '[name].cjs', assetModuleFilename: '[name][ext]' },
    module: { rules: [...styleNamesOnly(base), noImports] },
    plugins: [],
    optimization: { minimize: false },
    cache: false,
  };
}
