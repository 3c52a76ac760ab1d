import { useLocation } from '@tessera/shell/navigation';
import { Fragment, useEffect } from 'react';
import type { LaneData } from '../../common/categories/arrange-lanes';
import { later } from './lazy-on-idle';
import { useOpenGame } from '../../features/open-game/use-open-game';
import { MatchesPlace } from './matches/matches-place';
import { RecentlyPlayed } from './recently-played';
import { Lane } from './lane';

const PopularMatches = later(
  'the popular matches',
  () => import(/* webpackChunkName: "home-later" */ './matches/popular-matches'),
  MatchesPlace,
);
const NewVendors = later(
  'the new providers',
  () => import(/* webpackChunkName: "home-later" */ './new-vendors'),
  () => null,
);

/** Lanes that stand above the fold of a phone. */
const IN_VIEW = 2;

/** All lanes, one below the other; what came lately stands between them, below the fold. */
export function Lanes({ lanes }: { lanes: readonly LaneData[] }) {
  const { pathname, search } = useLocation();
  const game = useOpenGame(pathname + search);
  const last = Math.min(IN_VIEW, lanes.length) - 1;
  // The first screen stands: the performance report reads when (R7.55).
  useEffect(() => void performance.mark('tessera:first-screen'), []);
  return (
    <>
      <RecentlyPlayed {...game} />
      {lanes.map((lane, at) => (
        <Fragment key={lane.title}>
          <Lane lane={lane} inView={at < IN_VIEW} {...game} />
          {at === last && <PopularMatches />}
        </Fragment>
      ))}
      <NewVendors />
    </>
  );
}
