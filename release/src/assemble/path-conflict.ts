import { type Candidate, matchScore } from '@tessera/remote/release';

const parts = (pattern: string) => pattern.split('/').filter(Boolean);
const isOpen = (part: string) => part.startsWith(':');

/** A path that both patterns match, or undefined when there is none. */
function commonPath(one: string, other: string): string | undefined {
  const [a, b] = [parts(one), parts(other)];
  const path: string[] = [];
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [left, right] = [a[i], b[i]];
    if (left === '*' || right === '*') {
      const rest = (left === '*' ? b : a).slice(i).filter((part) => part !== '*');
      path.push(...rest.map((part) => (isOpen(part) ? 'x' : part)));
      break;
    }
    if (left === undefined || right === undefined) return undefined;
    if (!isOpen(left) && !isOpen(right) && left !== right) return undefined;
    path.push([left, right].find((part) => !isOpen(part)) ?? 'x');
  }
  return `/${path.join('/')}`;
}

/** Whether some path belongs to both patterns alike, so that nothing says which one it leads to. */
export function ambiguous(one: string, other: string): boolean {
  const path = commonPath(one, other);
  return path !== undefined && matchScore(one, path) === matchScore(other, path);
}

type Owner = Pick<Candidate, 'name' | 'version' | 'routes'>;

/** The first two candidates of different remotes that own one path, and the path. */
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
