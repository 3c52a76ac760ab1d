import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * What libraries of the first visit bring and the shell never calls: the request client asks by XMLHttpRequest alone,
 * and its cache reads no headers of the gateway.
 * For `resolve.alias`; `dir` is the shell's folder.
 */
export function unusedModules(dir: string): Record<string, false> {
  const { resolve } = createRequire(path.join(dir, 'package.json'));
  return { [resolve('axios/unsafe/adapters/fetch.js')]: false, 'cache-parser': false, 'http-vary': false };
}
