import type { Candidate } from './release-file';

/** The segments of a path or pattern. The router ignores upper and lower case, and slashes at the end. */
function segmentsOf(path: string): string[] {
  const segments = path.toLowerCase().split('/').slice(1);
  while (segments.at(-1) === '') segments.pop();
  return segments;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const NO_MATCH = Number.NEGATIVE_INFINITY;

/** Adds the router's number for each part of the pattern. Takes the best of the ways that optional parts allow. */
function scoreOf([part, ...parts]: readonly string[], segments: readonly string[]): number {
  if (part === undefined) return segments.length === 0 ? 0 : NO_MATCH;
  if (part === '*') return -1;
  const name = part.replace(/\?$/, '');
  const without = name === part ? NO_MATCH : scoreOf(parts, segments);
  const [segment, ...rest] = segments;
  if (!segment || (segment !== name && !name.startsWith(':'))) return without;
  return Math.max(without, (name.startsWith(':') ? 4 : 11) + scoreOf(parts, rest));
}

/**
 * Whether a path is one of a page, by the pattern of the page (`/m/game`, `/m/game/:id`, `/m/bonus/:tab?`, `/m/help/*`).
 * The router chooses the page that is rendered. Its matcher comes with React, for which the script that is inline in
 * every page has no room, so this one stands beside it. A test holds that both choose the same page, for all patterns
 * that `defineRemoteConfig` allows.
 * @returns 0 if the path does not match, otherwise a number that is higher for a more specific pattern
 */
export const matchScore = (pattern: string, path: string): number =>
  Math.max(0, 1 + scoreOf(segmentsOf(pattern), segmentsOf(decoded(path))));

/** @returns the most specific route that matches a path: of two equals the first */
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

/**
 * The address of a page has the page's own path, also if a link writes it in another way (`/m/Login/`).
 * @param pattern the pattern of the page
 * @param path a path that matches it
 * @returns the pattern if it is a path, otherwise the given path
 */
export const ownPath = (pattern: string, path: string): string =>
  /^(?:\/[\w.-]+)+$/.test(pattern) ? pattern : path;
