import type { Candidate, ReleaseFile } from './release-file';

/** FNV-1a, 32 bit, then mixed: small enough for the inline script, even enough for shares of a percent. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** @returns the place of a device in a remote's rollout, in [0, 1); equal for equal arguments */
export const share = (merchant: string, remote: string, device: string, salt: string): number =>
  hash([merchant, remote, device, salt].join('\n')) / 2 ** 32;

/** The candidate that a device gets: a pure function, so that the tool and the page always agree. */
export function select<C extends Pick<Candidate, 'weight'>>(
  candidates: readonly C[],
  position: number,
): C | undefined {
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0);
  let upper = 0;
  // The shares may add up to slightly less than 1. The rest goes to the last candidate that has one.
  let last = candidates.at(-1);
  for (const candidate of candidates) {
    upper += candidate.weight / total;
    if (position < upper) return candidate;
    if (candidate.weight > 0) last = candidate;
  }
  return last;
}

/**
 * The one version of each remote that a device gets. The early script and the application both call it, so that they
 * agree on the version.
 */
export const chooseRemotes = (
  { merchant, remotes, salt }: Pick<ReleaseFile, 'merchant' | 'remotes' | 'salt'>,
  device: string,
): readonly Candidate[] =>
  Object.entries(remotes).flatMap(
    ([name, { candidates }]) => select(candidates, share(merchant.code, name, device, salt)) ?? [],
  );
