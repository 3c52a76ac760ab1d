const { transform } = require('@swc/core');

/**
 * Compiles a module for the oldest browsers. Unlike swc-loader it
 * - returns the source map as an object, in which webpack makes paths relative. In a text they stay absolute, and the
 *   hashes of a build, and with them the names that the minifier chooses, would depend on the folder
 * - follows no source map that a package brings along: the source maps of the build would name files that the package
 *   does not have, and the list of packages in a build is made from these names
 */
module.exports = function compile(source) {
  const done = this.async();
  const { resourcePath, sourceMap } = this;
  const names = { filename: resourcePath, sourceFileName: resourcePath };
  transform(source, { ...this.getOptions(), ...names, sourceMaps: sourceMap, inputSourceMap: false }).then(
    ({ code, map }) => done(null, code, map && JSON.parse(map)),
    done,
  );
};
