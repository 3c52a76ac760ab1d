import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { unusedPartsOfFederation } from './federation';

const resolverOf = (dir: string) => createRequire(path.join(dir, 'package.json'));

/** The router's build for production. */
function routerOf(dir: string): string {
  const router = createRequire(resolverOf(dir).resolve('react-router-dom')).resolve('react-router');
  return path.join(path.dirname(router), '../production/index.mjs');
}

/** The file with the router's own code: the largest that its build for production imports. */
export function routerCode(dir: string): string {
  const entry = routerOf(dir);
  const files = [...readFileSync(entry, 'utf8').matchAll(/from "(\.\/chunk-.*?\.mjs)"/g)].map(
    ([, file = '']) => path.join(path.dirname(entry), file),
  );
  const [largest] = files.sort((a, b) => statSync(b).size - statSync(a).size);
  if (largest === undefined) throw new Error(`${entry} imports no chunk: adapt unused-modules.ts`);
  return largest;
}

const i18nextOf = (dir: string): string =>
  path.join(path.dirname(resolverOf(dir).resolve('i18next/package.json')), 'dist/esm/i18next.js');

/**
 * Modules of libraries that the shell never calls: the request client uses only XMLHttpRequest. The router's build for
 * production has no warnings for developers, and of i18next two classes are called.
 * For `resolve.alias`; `dir` is the shell's folder.
 */
export function unusedModules(dir: string): Record<string, string | false> {
  return {
    [resolverOf(dir).resolve('axios/unsafe/adapters/fetch.js')]: false,
    'react-router$': routerOf(dir),
    [path.join(dir, 'src/platform/i18n/i18next-classes.ts')]: i18nextOf(dir),
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

/**
 * Functions, classes and methods that the shell never calls, by the file of their library: the boundary of routers with
 * loaders, and sentences within sentences.
 */
const unusedParts = (dir: string): Readonly<Record<string, readonly string[]>> => ({
  [routerCode(dir)]: ['RenderErrorBoundary'],
  [i18nextOf(dir)]: ['nest'],
  ...unusedPartsOfFederation,
});

/** Leaves out what the shell never calls of files that it needs. `dir` is the shell's folder. */
export const withoutUnusedParts = (dir: string): readonly RuleSetRule[] =>
  Object.entries(unusedParts(dir)).map(([resource, names]) => ({
    resource,
    use: { loader: path.resolve(import.meta.dirname, '../left-out-loader.cjs'), options: { names } },
  }));
