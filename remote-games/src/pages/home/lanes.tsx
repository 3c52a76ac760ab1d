import { useText } from '@tessera/shell/i18n';
import { useLocation } from '@tessera/shell/navigation';
import { currentSite } from '@tessera/shell/site';
import { Fragment, useEffect, useState } from 'react';
import { categoryName, type LaneData } from '../../common/categories';
import { FEATURE, IN_VIEW } from '../../common/first-screen';
import { type OpenGame, useOpenGame } from '../../features/open-game';
import { AllLink } from './all-link';
import { Jackpots, NewsCard, NewVendors, PopularMatches, RecentWins, TopGames } from './idle-parts';
import { type LaneShape, TileRow } from './tile-row';

/** The number of lanes before the news, which are not what a visitor comes for. */
const BEFORE_NEWS = 4;

/** Live tables are wide; rounds of seconds are many and small. */
const shapes: Readonly<Record<string, LaneShape>> = {
  LIVE: 'wide',
  CRASH: 'small',
  ARCADE: 'small',
  ELOTT: 'small',
};

const shapeOf = ({ title, cards }: LaneData, at: number): LaneShape | undefined =>
  at === 0 && cards.length >= FEATURE ? 'feature' : shapes[title];

interface LaneProps extends OpenGame {
  lane: LaneData;
  shape: LaneShape | undefined;
  /** Above the fold: rendered at once, with its images. */
  inView: boolean;
}

/** One category: its name, its first games in a row, and a link to all of them with their number. */
function Lane({ lane, shape, inView, opening, open }: LaneProps) {
  const text = useText('games');
  const name = categoryName(text, lane.title);
  return (
    <TileRow
      title={name}
      action={<AllLink category={lane.title} name={name} count={lane.gameCount} />}
      cards={lane.cards}
      vendors={lane.gameClassify}
      shape={shape}
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
  // Those of the first render: a part that a late status names would move the page. The next visit shows it.
  const [lobby] = useState(() => currentSite().lobby);
  const last = Math.min(IN_VIEW, lanes.length) - 1;
  const beforeNews = Math.min(BEFORE_NEWS, lanes.length) - 1;
  // The performance report reads this mark as the time of the first screen (R7.55).
  useEffect(() => void performance.mark('tessera:first-screen'), []);
  return (
    <>
      {lobby.jackpots && <Jackpots />}
      {lanes.map((lane, at) => (
        <Fragment key={lane.title}>
          <Lane lane={lane} shape={shapeOf(lane, at)} inView={at < IN_VIEW} {...game} />
          {at === 0 && lobby.top && <TopGames />}
          {at === last && lobby.wins && <RecentWins />}
          {at === last && <PopularMatches />}
          {at === beforeNews && <NewsCard />}
        </Fragment>
      ))}
      <NewVendors />
    </>
  );
}
