import { Page } from '@tessera/ui';
import { useMemo } from 'react';
import { arrangeLanes } from '../categories/arrange-lanes';
import { firstGames } from '../game-list/requests';
import { useGames } from '../game-list/use-games';
import { Hero } from './hero';
import { Lanes } from './lanes';
import { LanesMissing } from './lanes-missing';
import { LanesSkeleton } from './lanes-skeleton';
import { Shortcuts } from './shortcuts';

/** The landing: who is playing, the categories, and the first games of each. */
export default function HomePage() {
  const { status, value, reload } = useGames(firstGames);
  const lanes = useMemo(
    () => value && arrangeLanes(value.data.lanes).filter((lane) => lane.display),
    [value],
  );
  return (
    <Page>
      <Hero />
      {lanes && lanes.length > 0 ? (
        <>
          <Shortcuts categories={lanes.map((lane) => lane.title)} />
          <Lanes lanes={lanes} />
        </>
      ) : status === 'loading' ? (
        <LanesSkeleton />
      ) : (
        <LanesMissing failed={status === 'failed'} onRetry={reload} />
      )}
    </Page>
  );
}
