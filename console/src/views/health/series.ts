import type { Health, PieceHealth } from '../../api';

/** @returns the health of a version, or undefined if no page sent beacons of it */
export const pieceOf = ({ pieces }: Health, remote: string, version: string): PieceHealth | undefined =>
  pieces.find((one) => one.remote === remote && one.version === version);

const loadsOf = ({ outcomes }: PieceHealth): number =>
  Object.values(outcomes).reduce((sum, count) => sum + count, 0);

/** Loads, failures and fallbacks of a version. A fallback is counted apart: members saw the version before. */
export function totalsOf(piece: PieceHealth) {
  const loads = loadsOf(piece);
  const { loaded = 0, fallback = 0 } = piece.outcomes;
  return { loads, failed: loads - loaded - fallback, fallback };
}

/**
 * @returns the times at which any of the versions has loads, and the share of failed loads of each at these times; null
 *   without loads
 */
export function failureShares(versions: readonly (PieceHealth | undefined)[]) {
  const points = versions.map((one) => new Map((one?.series ?? []).map((point) => [point.at, point])));
  const times = [...new Set(points.flatMap((of) => [...of.keys()]))].sort((one, other) => one - other);
  const shares = points.map((of) =>
    times.map((at) => {
      const point = of.get(at);
      return point && point.loads > 0 ? point.failed / point.loads : null;
    }),
  );
  return { times, shares };
}
