import { useText } from '@tessera/shell/i18n';
import { useLocation } from '@tessera/shell/navigation';
import { Fragment, useEffect } from 'react';
import { categoryName, type LaneData } from '../../common/categories';
import { recentGames } from '../../common/saved-games';
import { type OpenGame, useOpenGame } from '../../features/open-game';
import { AllLink } from './all-link';
import { NewVendors, PopularMatches } from './idle-parts';
import { TileRow } from './tile-row';

/** The number of lanes above the fold of a phone. */
const IN_VIEW = 2;

/** The games that the member played last on this device. Renders nothing before the first one. */
function RecentlyPlayed({ opening, open }: OpenGame) {
  const text = useText('games');
  const cards = recentGames.useGames();
  if (cards.length === 0) return null;
  return (
    <TileRow
      title={text('recently_played')}
      cards={cards}
      vendors={[]}
      inView
      opening={opening}
      onOpen={open}
    />
  );
}

interface LaneProps extends OpenGame {
  lane: LaneData;
  /** Above the fold: rendered at once, with its images. */
  inView: boolean;
}

/** One category: its name, its first games in a row, and a link to all of them with their number. */
function Lane({ lane, inView, opening, open }: LaneProps) {
  const text = useText('games');
  const name = categoryName(text, lane.title);
  return (
    <TileRow
      title={name}
      action={<AllLink category={lane.title} name={name} count={lane.gameCount} />}
      cards={lane.cards}
      vendors={lane.gameClassify}
      inView={inView}
      opening={opening}
      onOpen={open}
    />
  );
}

/** All lanes, one below the other. The parts that load when the browser is idle are below the fold. */
export function Lanes({ lanes }: { lanes: readonly LaneData[] }) {
  const { pathname, search } = useLocation();
  const game = useOpenGame(pathname + search);
  const last = Math.min(IN_VIEW, lanes.length) - 1;
  // The performance report reads this mark as the time of the first screen (R7.55).
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
