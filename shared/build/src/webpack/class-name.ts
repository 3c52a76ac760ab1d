import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Repository } from './repository';

/**
 * How a build for production names classes, as css-loader wants it. A name depends on three things:
 * - the path of the file in its repository: files with the same name in two remotes never share a class
 * - the name of the repository: a remote's own repository has the same paths as many others
 * - the content of the file: pieces are built apart, and a piece with an older version of a shared component must not
 *   restyle that component in a newer piece. Line endings do not count, because they depend on the checkout
 */
export function classNameIn({ root, salt }: Repository) {
  return ({ resourcePath }: { resourcePath: string }, _format: string, local: string): string => {
    const file = path.relative(root, resourcePath);
    const content = readFileSync(resourcePath, 'utf8').replaceAll('\r\n', '\n');
    const hash = createHash('sha256')
      .update(JSON.stringify([salt, file, content, local]))
      .digest('base64url');
    // A class does not start with a digit or a hyphen.
    return hash.replace(/^[\d-]+/, '').slice(0, 6);
  };
}
