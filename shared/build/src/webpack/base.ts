import { createRequire } from 'node:module';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import { browserslistToTargets } from 'lightningcss';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { browsers } from './browsers';
import { classNameIn } from './class-name';
import { foreignPage, hasRefresh, isDevelopment } from './mode';
import { ChunkIdsPlugin } from './plugins/chunk-ids';
import { IntegrityPlugin } from './plugins/integrity';
import { type Repository, repositoryOf } from './repository';
import { SyntaxCheckPlugin } from './syntax/syntax-check';

const require = createRequire(import.meta.url);

/** Hot updates replace a file, so file names have no hash in development. */
const named = isDevelopment ? '[name]' : '[name].[contenthash:8]';
/** The policy of a page that another server shows forbids `eval`. */
const devSourceMap = foreignPage ? 'cheap-module-source-map' : 'eval-cheap-module-source-map';
const cacheName = hasRefresh ? 'refresh' : foreignPage ? 'foreign' : 'reload';

const compiler = require.resolve('../compile-loader.cjs');

// Safari 15.4 has a fault with some parameters: with `bugfixes` only those are rewritten, else parameters of every kind.
const env = { targets: browsers.join(', '), bugfixes: true };

const ownCode = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: hasRefresh, refresh: hasRefresh } },
  },
  env,
};
/** Packages are ES modules or CommonJS. */
const packages = { jsc: { parser: { syntax: 'ecmascript' } }, isModule: 'unknown', env };

/** The calls and stored keys of the contract: its sources, or its published modules. */
const CONTRACT = /[\\/](shared[\\/]contract[\\/]src|@tessera[\\/]contract[\\/]dist)[\\/].*\.[jt]s$/;

const css = (repository: Repository) => ({
  loader: require.resolve('css-loader'),
  options: {
    importLoaders: 0,
    modules: {
      auto: /\.module\.css$/,
      ...(isDevelopment
        ? {
            localIdentContext: repository.root,
            ...(repository.salt && { localIdentHashSalt: repository.salt }),
            localIdentName: '[name]_[local]_[hash:base64:5]',
          }
        : { getLocalIdent: classNameIn(repository) }),
      namedExport: false,
      exportLocalsConvention: 'asIs',
    },
  },
});

/** Of the SVG files that code imports, flags are pictures. All others are icons: only their outlines are built in. */
const FLAG = /[\\/]node_modules[\\/]flag-icons[\\/]/;

/** Text compresses better than base64. */
const dataUrl = (svg: Buffer | string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg.toString().replace(/\s+/g, ' '))}`;

/** Small pictures are inlined; flags with a coat of arms are files. */
const picture = {
  type: 'asset',
  parser: { dataUrlCondition: { maxSize: 4_096 } },
  generator: { dataUrl },
};

/** The part of the webpack configuration that the shell and the remotes share. `dir` is the folder of the package. */
export function baseConfig(dir: string): Configuration {
  const repository = repositoryOf(dir);
  return {
    context: dir,
    mode: isDevelopment ? 'development' : 'production',
    devtool: isDevelopment ? devSourceMap : 'hidden-source-map',
    target: ['web', 'es2021'],
    output: {
      path: path.join(dir, 'dist'),
      filename: `${named}.js`,
      chunkFilename: `${named}.js`,
      assetModuleFilename: `${named}[ext]`,
      crossOriginLoading: 'anonymous',
      clean: !isDevelopment,
      chunkLoadTimeout: 8_000,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: { loader: compiler, options: ownCode },
        },
        {
          test: /\.[cm]?js$/,
          include: /node_modules/,
          use: { loader: compiler, options: packages },
        },
        {
          test: CONTRACT,
          enforce: 'pre',
          use: require.resolve('../note-loader.cjs'),
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, css(repository)] },
        {
          test: /\.svg$/,
          oneOf: [
            // The pictures of style sheets, and of `new URL()`.
            { dependency: 'url', ...picture },
            { test: FLAG, ...picture },
            { type: 'javascript/auto', use: require.resolve('../icon-loader.cjs') },
          ],
        },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: `${named}.css`, ignoreOrder: true }),
      ...(isDevelopment ? [] : [new ChunkIdsPlugin(), new IntegrityPlugin(), new SyntaxCheckPlugin()]),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          terserOptions: { ecma: 2020, compress: { passes: 2 }, format: { comments: false } },
        }),
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
          minimizerOptions: { targets: browserslistToTargets(browsers) },
        }),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(dir, '.cache'),
      name: isDevelopment ? cacheName : 'production',
      // The cache stores paths of plugins, so it is invalid when the installed packages change.
      version: repository.installation,
      // A configuration that resolves or builds differently needs its own cache.
      buildDependencies: { configuration: [`${import.meta.dirname}${path.sep}`] },
    },
    performance: { hints: false },
    stats: { preset: 'errors-warnings', timings: isDevelopment },
    infrastructureLogging: { level: 'warn' },
  };
}
