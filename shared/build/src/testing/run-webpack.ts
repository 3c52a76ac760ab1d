import webpack, { type Configuration, type Stats } from 'webpack';

/**
 * Builds once.
 * @returns what webpack says of the build, which can have errors
 * @throws Error if webpack itself fails
 */
export function runWebpack(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => compiler.close(() => (stats ? resolve(stats) : reject(error)))),
  );
}
