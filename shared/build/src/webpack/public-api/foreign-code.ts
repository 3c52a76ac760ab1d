import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Packages that the shell shares or keeps private: a copy in a remote would be a second router or store. */
const shellsOwn = new Set([
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'zustand',
  'i18next',
  'axios',
]);

/** @returns the name and the folder of the package that a file belongs to */
function packageOf(file: string): { readonly name: string; readonly dir: string } | undefined {
  for (let dir = path.dirname(file); dir !== path.dirname(dir); dir = path.dirname(dir)) {
    const description = path.join(dir, 'package.json');
    if (!existsSync(description)) continue;
    const { name } = JSON.parse(readFileSync(description, 'utf8'));
    // Some packages mark a folder as ES modules with a package.json without a name.
    if (typeof name === 'string') return { name, dir };
  }
  return undefined;
}

/** @returns why a file must not be in a remote's build, or undefined if it may be */
export function foreignCode(file: string, remoteDir: string): string | undefined {
  const owner = packageOf(file);
  if (!owner || owner.dir === remoteDir) return undefined;
  const where = path.relative(remoteDir, file);
  if (owner.name === '@tessera/shell')
    return `${where} is inside the shell. Import from @tessera/shell/<subpath>.`;
  if (owner.name.startsWith('@tessera/remote-'))
    return `${where} belongs to ${owner.name}. A remote knows no other remote.`;
  if (shellsOwn.has(owner.name))
    return `${owner.name} would be a second copy beside the shell's. Use the shell's public API instead.`;
  return undefined;
}
