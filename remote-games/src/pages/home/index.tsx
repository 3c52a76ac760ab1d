import { Page } from '@tessera/ui';
import { useLanes } from '../../common/use-lanes';
import { Carousel } from './banners/carousel';
import { Hero } from './hero';
import { QuickEntries, Ticker } from './idle-parts';
import { Lanes } from './lanes';
import { LanesMissing } from './lanes-missing';
import { LanesSkeleton } from './lanes-skeleton';
import { Shortcuts } from './shortcuts';

/** The home page: welcome, banners, announcements, categories, and the first games of each category. */
export default function HomePage() {
  const { status, value: lanes, error, reload } = useLanes();
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
