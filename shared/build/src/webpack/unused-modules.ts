import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';

/**
 * Modules of libraries that the shell never calls: the request client uses only XMLHttpRequest. The router's build for
 * production has no warnings for developers, and of i18next two classes are called.
 * For `resolve.alias`; `dir` is the shell's folder.
 */
export function unusedModules(dir: string): Record<string, string | false> {
  const { resolve } = createRequire(path.join(dir, 'package.json'));
  const router = createRequire(resolve('react-router-dom')).resolve('react-router');
  return {
    [resolve('axios/unsafe/adapters/fetch.js')]: false,
    'react-router$': path.join(path.dirname(router), '../production/index.mjs'),
    [path.join(dir, 'src/platform/i18n/i18next-classes.ts')]: path.join(
      path.dirname(resolve('i18next/package.json')),
      'dist/esm/i18next.js',
    ),
  };
}

/** The router's file with all its components, of which the shell uses a few. */
export const withoutUnusedComponents: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
  use: path.resolve(import.meta.dirname, '../pure-components-loader.cjs'),
};

/** The file of i18next without its default instance, so that tree shaking leaves out what only the instance uses. */
export const i18nextClasses: RuleSetRule = {
  test: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
  use: path.resolve(import.meta.dirname, '../i18next-classes-loader.cjs'),
};
