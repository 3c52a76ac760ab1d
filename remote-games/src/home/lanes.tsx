import { useLocation } from '@tessera/shell/navigation';
import { useEffect } from 'react';
import type { LaneData } from '../categories/arrange-lanes';
import { useOpenGame } from '../launch/use-open-game';
import { Lane } from './lane';

/** Lanes that stand above the fold of a phone. */
const IN_VIEW = 2;

/** All lanes, one below the other. */
export function Lanes({ lanes }: { lanes: readonly LaneData[] }) {
  const { pathname, search } = useLocation();
  const { opening, open } = useOpenGame(pathname + search);
  // The first screen stands: the performance report reads when (R7.55).
  useEffect(() => void performance.mark('tessera:first-screen'), []);
  return lanes.map((lane, at) => (
    <Lane key={lane.title} lane={lane} inView={at < IN_VIEW} opening={opening} onOpen={open} />
  ));
}
