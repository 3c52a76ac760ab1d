const path = require('node:path');
const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

/**
 * The jest settings of one package: TypeScript compiled by SWC, tests beside the source, stubs for CSS and icons.
 * The environment is Node; a test that renders names `@jest-environment jsdom` in its first comment.
 */
module.exports = (rootDir) => ({
  rootDir,
  displayName: path.basename(rootDir),
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  setupFiles: [require.resolve('./browser.cjs')],
  transform: {
    '\\.[cm]?[jt]sx?$': [require.resolve('@swc/jest'), swc],
    '\\.svg$': require.resolve('./icon-transform.cjs'),
  },
  // These packages ship only ES modules, which must be compiled to CommonJS. Icons are files of a package too.
  transformIgnorePatterns: ['/node_modules/(?!.*((p-limit|yocto-queue|jsencrypt)/|\\.svg$))'],
  moduleNameMapper: {
    '\\.module\\.css$': require.resolve('./css-module.cjs'),
    '\\.css$': require.resolve('./css.cjs'),
  },
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'require', 'default'] },
});
