/** The classes that the shell imports. */
const CLASSES = ['PluralResolver', 'Interpolator'];
/** What follows makes the default instance, and exports its methods. */
const INSTANCE = 'const instance = I18n.createInstance();';
/** They log only when they are debugged, or without Intl. */
const LOGGER = 'class Logger { create() { return this; } warn() {} error() {} once() {} }';

const declaration = (name) => new RegExp(`^class ${name} \\{.*?^\\}$`, 'ms');

/**
 * Exports the classes of i18next that choose plurals and fill in values, in place of its default instance. The build then
 * leaves out what only the instance uses: its own store, fallbacks, connectors of servers, formats, events and clones.
 * @throws Error if i18next no longer has them
 */
module.exports = function i18nextClasses(source) {
  const lost = [...CLASSES, 'Logger'].filter((name) => !declaration(name).test(source));
  if (!source.includes(INSTANCE)) lost.push(INSTANCE);
  if (lost.length > 0)
    throw new Error(
      `This version of i18next has no "${lost.join('", "')}": adapt shared/build/src/i18next-classes-loader.cjs and shell/src/platform/i18n/i18next-classes.ts`,
    );
  const classes = source.slice(0, source.indexOf(INSTANCE)).replace(declaration('Logger'), LOGGER);
  return `${classes}export { ${CLASSES.join(', ')} };\n`;
};
