import type { Environment } from './detect';

/**
 * Whether this is a home-screen app on an iOS that reloads it on every switch of apps and loses redirects: 12 below
 * 12.2, or 11 and lower (R9.31).
 */
export function isOldIosPwa({
  os,
  osVersion,
  isPwa,
}: Pick<Environment, 'os' | 'osVersion' | 'isPwa'>): boolean {
  if (os !== 'ios' || !isPwa || osVersion === '') return false;
  const [major = 0, minor = 0] = osVersion.split('.').map(Number);
  return major < 12 || (major === 12 && minor < 2);
}
