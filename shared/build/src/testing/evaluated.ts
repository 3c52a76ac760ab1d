import { transformSync } from '@swc/core';

/** What an ES module exports that imports nothing. Jest cannot load one by itself. */
export function evaluated<T>(source: string): T {
  const { code } = transformSync(source, { module: { type: 'commonjs' }, jsc: { target: 'es2022' } });
  return new Function('exports', `${code}; return exports;`)({});
}
