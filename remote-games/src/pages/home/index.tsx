import { Page } from '@tessera/ui';
import { useMemo } from 'react';
import { Carousel } from './banners/carousel';
import { arrangeLanes } from '../../common/categories/arrange-lanes';
import { firstGames } from '../../common/requests';
import { useGames } from '../../common/use-games';
import { later } from './lazy-on-idle';
import { QuickEntriesPlace } from './quick-entries-place';
import { TickerPlace } from './ticker-place';
import { Hero } from './hero';
import { Lanes } from './lanes';
import { LanesMissing } from './lanes-missing';
import { LanesSkeleton } from './lanes-skeleton';
import { Shortcuts } from './shortcuts';

const Ticker = later(
  'the ticker',
  () => import(/* webpackChunkName: "home-later" */ './ticker'),
  TickerPlace,
);
const QuickEntries = later(
  'the quick entries',
  () => import(/* webpackChunkName: "home-later" */ './quick-entries'),
  QuickEntriesPlace,
);

/** The landing: who is playing, what is on, the categories, and the first games of each. */
export default function HomePage() {
  const { status, value, error, reload } = useGames(firstGames);
  const lanes = useMemo(
    () => value && arrangeLanes(value.data.lanes).filter((lane) => lane.display),
    [value],
  );
  return (
    <Page>
      <Hero />
      <Carousel />
      <Ticker />
      <QuickEntries />
      {lanes && lanes.length > 0 ? (
        <>
          <Shortcuts categories={lanes.map((lane) => lane.title)} />
          <Lanes lanes={lanes} />
        </>
      ) : status === 'loading' ? (
        <LanesSkeleton />
      ) : (
        <LanesMissing error={error} onRetry={reload} />
      )}
    </Page>
  );
}
