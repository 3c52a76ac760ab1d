import { spawnSync } from 'node:child_process';
import type { Packed } from './pack';

const npm = (...args: readonly string[]) => spawnSync('npm', args, { encoding: 'utf8' });

/**
 * Publishes the packages to a registry. A version that the registry has with the same content is left as it is.
 * @returns a line for each package
 * @throws Error if the registry has other content under a version, or refuses a package
 */
export const publishKit = (packed: readonly Packed[], registry: string): readonly string[] =>
  packed.map(({ name, version, file, integrity }) => {
    const known = npm('view', `${name}@${version}`, 'dist.integrity', '--registry', registry);
    const present = known.status === 0 ? known.stdout.trim() : '';
    if (present === integrity) return `${name}@${version} is published already`;
    if (present) throw new Error(`${name}@${version} is published with other content: raise its version.`);
    const { status, stderr } = npm('publish', file, '--registry', registry, '--ignore-scripts');
    if (status !== 0) throw new Error(`${name}@${version} could not be published:\n${stderr}`);
    return `${name}@${version} is published`;
  });
