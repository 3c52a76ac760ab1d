import { keys } from '@tessera/contract';
import { storedValue } from '../storage';
import type { Environment } from './detect';

/** Apps that open the site in a view of their own, and tell so only in the first address of a visit. */
const containers = { telegram: 'isTelegram', maya: 'isMaya', gcash: 'isGcash' } as const;
type Container = keyof typeof containers;

const names = Object.keys(containers) as Container[];
const remembered = storedValue(keys.container);

/** Keeps for this tab which app opened it, so that a reload or another page of ours knows it too (R1.4). */
export function rememberContainer(found: Environment): Environment {
  const now = names.find((name) => found[containers[name]]);
  if (now) remembered.set(now);
  const known = now ?? remembered.get();
  return known ? { ...found, [containers[known]]: true } : found;
}
