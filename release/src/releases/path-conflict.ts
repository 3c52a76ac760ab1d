import { type Candidate, matchScore } from '@tessera/remote/release';

type Segments = readonly string[];
const isParameter = (segment: string) => segment.startsWith(':');

/** The patterns without optional segments that a pattern stands for. */
function variants([segment, ...rest]: Segments): Segments[] {
  if (segment === undefined) return [[]];
  const required = segment.replace(/\?$/, '');
  return variants(rest).flatMap((further) =>
    required === segment ? [[segment, ...further]] : [[required, ...further], further],
  );
}

/** @returns an example path that both patterns match, or undefined if there is none */
function commonPath(one: Segments, other: Segments): string | undefined {
  const path: string[] = [];
  for (let i = 0; i < Math.max(one.length, other.length); i++) {
    const [left, right] = [one[i], other[i]];
    if (left === '*' || right === '*') {
      const rest = (left === '*' ? other : one).slice(i).filter((segment) => segment !== '*');
      path.push(...rest.map((segment) => (isParameter(segment) ? 'x' : segment)));
      break;
    }
    if (left === undefined || right === undefined) return undefined;
    if (!isParameter(left) && !isParameter(right) && left !== right) return undefined;
    path.push([left, right].find((segment) => !isParameter(segment)) ?? 'x');
  }
  return `/${path.join('/')}`;
}

const variantsOf = (pattern: string) => variants(pattern.toLowerCase().split('/').filter(Boolean));

/** @returns whether both patterns match some path equally well, so that only their order decides between them */
export function ambiguous(one: string, other: string): boolean {
  const others = variantsOf(other);
  return variantsOf(one).some((left) =>
    others.some((right) => {
      const path = commonPath(left, right);
      return path !== undefined && matchScore(one, path) === matchScore(other, path);
    }),
  );
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
