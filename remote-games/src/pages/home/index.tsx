import { Page } from '@tessera/ui';
import { useLanes } from '../../common/use-lanes';
import { Hero } from './hero';
import { QuickEntries, TrustFooter } from './idle-parts';
import { Lanes } from './lanes';
import { LanesMissing } from './lanes-missing';
import { LanesSkeleton } from './lanes-skeleton';
import { Shortcuts } from './shortcuts';
import { Stage } from './stage';

/** The home page: header, banners, announcements, categories, and the first games of each category. */
export default function HomePage() {
  const { status, value: lanes, error, reload } = useLanes();
  const hasLanes = lanes !== undefined && lanes.length > 0;
  const isLoading = !hasLanes && status === 'loading';
  return (
    <Page>
      <Hero />
      <Stage />
      {isLoading ? (
        <LanesSkeleton />
      ) : (
        <>
          <QuickEntries />
          {hasLanes ? (
            <>
              <Shortcuts categories={lanes.map((lane) => lane.title)} />
              <Lanes lanes={lanes} />
            </>
          ) : (
            <LanesMissing error={error} onRetry={reload} />
          )}
          <TrustFooter />
        </>
      )}
    </Page>
  );
}
