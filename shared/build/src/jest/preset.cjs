const path = require('node:path');
const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

const STATELESS = [
  '@tessera/contract',
  '@testing-library/react',
  'axios',
  'crypto-js',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'valibot',
];

/** The files of these libraries as the shell finds them; in a repository outside of the workspace as the package does. */
const keptModules = (rootDir) =>
  STATELESS.flatMap((name) => {
    try {
      return [require.resolve(name, { paths: [path.resolve(__dirname, '../../../../shell'), rootDir] })];
    } catch {
      return [];
    }
  });

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
  globals: { keptModules: keptModules(rootDir) },
  setupFiles: [
    require.resolve('./browser.cjs'),
    require.resolve('./computed-style.cjs'),
    require.resolve('./kept-modules.cjs'),
  ],
  transform: {
    '\\.[cm]?[jt]sx?$': [require.resolve('@swc/jest'), swc],
    '\\.svg$': require.resolve('./icon-transform.cjs'),
  },
  // These packages ship only ES modules, which must be compiled to CommonJS. Icons are files of a package too.
  transformIgnorePatterns: [
    '/node_modules/(?!.*((p-limit|yocto-queue|jsencrypt|webpack-bundler-runtime|@tessera/[\\w-]+)/|\\.svg$))',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': require.resolve('./css-module.cjs'),
    '\\.css$': require.resolve('./css.cjs'),
  },
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'require', 'default'] },
});
