import { type Candidate, matchScore } from '@tessera/remote/release';

const segments = (pattern: string) => pattern.split('/').filter(Boolean);
const isParameter = (segment: string) => segment.startsWith(':');

/** @returns an example path that both patterns match, or undefined if there is none */
function commonPath(one: string, other: string): string | undefined {
  const [a, b] = [segments(one), segments(other)];
  const path: string[] = [];
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [left, right] = [a[i], b[i]];
    if (left === '*' || right === '*') {
      const rest = (left === '*' ? b : a).slice(i).filter((segment) => segment !== '*');
      path.push(...rest.map((segment) => (isParameter(segment) ? 'x' : segment)));
      break;
    }
    if (left === undefined || right === undefined) return undefined;
    if (!isParameter(left) && !isParameter(right) && left !== right) return undefined;
    path.push([left, right].find((segment) => !isParameter(segment)) ?? 'x');
  }
  return `/${path.join('/')}`;
}

/** @returns whether both patterns match some path equally well, so that the router cannot choose between them */
export function ambiguous(one: string, other: string): boolean {
  const path = commonPath(one, other);
  return path !== undefined && matchScore(one, path) === matchScore(other, path);
}

type Owner = Pick<Candidate, 'name' | 'version' | 'routes'>;

/** @returns the first two versions of different remotes that own the same path, with that path */
export function findPathConflict(
  candidates: readonly Owner[],
): { readonly one: Owner; readonly other: Owner; readonly path: string } | undefined {
  for (const [i, one] of candidates.entries()) {
    for (const other of candidates.slice(i + 1)) {
      if (other.name === one.name) continue;
      const taken = one.routes.find(({ path }) => other.routes.some((route) => ambiguous(path, route.path)));
      if (taken) return { one, other, path: taken.path };
    }
  }
  return undefined;
}
