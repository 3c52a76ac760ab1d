import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Modules of libraries that the shell never calls: the request client uses only XMLHttpRequest,
 * and its cache ignores headers of the gateway.
 * For `resolve.alias`; `dir` is the shell's folder.
 */
export function unusedModules(dir: string): Record<string, false> {
  const { resolve } = createRequire(path.join(dir, 'package.json'));
  return { [resolve('axios/unsafe/adapters/fetch.js')]: false, 'cache-parser': false, 'http-vary': false };
}
