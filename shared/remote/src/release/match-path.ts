import type { Candidate } from './release-file';

/** Whether a path stands under an owned pattern (`/m/game`, `/m/game/:id`, `/m/help/*`), and how specific the match is. */
export function matchScore(pattern: string, path: string): number {
  const want = pattern.split('/').filter(Boolean);
  const have = path.split('/').filter(Boolean);
  let score = 0;
  for (const [i, part] of want.entries()) {
    // Less than the path that names itself.
    if (part === '*') return score - 1;
    const segment = have[i];
    if (segment === undefined) return 0;
    if (part.startsWith(':')) score += 2;
    else if (part === segment) score += 3;
    else return 0;
  }
  return want.length === have.length ? score : 0;
}

/** @returns the most specific route that matches a path */
export function owner<R extends { readonly path: string }>(
  routes: readonly R[],
  path: string,
): R | undefined {
  let best: R | undefined;
  let bestScore = 0;
  for (const route of routes) {
    const score = matchScore(route.path, path);
    if (score > bestScore) [best, bestScore] = [route, score];
  }
  return best;
}

/** A page that a remote owns. */
export interface OwnedPage {
  /** The pattern of the page's path. */
  readonly path: string;
  readonly remote: Candidate;
  readonly route: Candidate['routes'][number];
}

/** The page that one of the remotes has at a path: the most specific match over all remotes. */
export const pageAt = (remotes: readonly Candidate[], path: string): OwnedPage | undefined =>
  owner(
    remotes.flatMap((remote) => remote.routes.map((route) => ({ path: route.path, remote, route }))),
    path,
  );
