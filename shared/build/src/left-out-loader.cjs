/** A function, class or method of this name, from the line that begins it to the one that closes it. */
const declaration = (name) => {
  const starts = [`var ${name} = class\\b`, `(?:async )?function ${name}\\(`, `(?:async )?${name}\\(`].join(
    '|',
  );
  return new RegExp(`^([ \\t]*)(?:${starts})[^\\n]*\\{\\n(?:.*?\\n)?\\1\\};?$`, 'ms');
};

/**
 * Leaves functions, classes and methods that are never called out of a library's file. A call of one throws.
 * @throws Error if the file has no such declaration, as after an update of the library
 */
module.exports = function leftOut(source) {
  const { names } = this.getOptions();
  return names.reduce((rest, name) => {
    if (!declaration(name).test(rest))
      throw new Error(
        `${this.resourcePath} has no "${name}": adapt shared/build/src/webpack/unused-modules.ts`,
      );
    return rest
      .replace(declaration(name), (_, indentation) => (indentation === '' ? `var ${name};` : ''))
      .replace(new RegExp(`^${name}\\.\\w+ = .*;$`, 'gm'), '');
  }, source);
};
