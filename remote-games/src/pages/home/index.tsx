import { Page } from '@tessera/ui';
import { useLanes } from '../../common/use-lanes';
import { ContinuePlaying } from './continue-playing';
import { Hero } from './hero';
import { QuickEntries, TrustFooter } from './idle-parts';
import { Lanes } from './lanes';
import { LanesMissing } from './lanes-missing';
import { LanesSkeleton } from './lanes-skeleton';
import { Shortcuts } from './shortcuts';
import { Stage } from './stage';

/** The home page: header, banners, announcements, the member's games, categories, and the first games of each category. */
export default function HomePage() {
  const { status, value: lanes, error, reload } = useLanes();
  const hasLanes = lanes !== undefined && lanes.length > 0;
  const isLoading = !hasLanes && status === 'loading';
  return (
    <Page>
      <Hero />
      <Stage />
      <QuickEntries />
      {/* What the member played is known before the games are. Without games there is nothing to continue. */}
      {(hasLanes || status !== 'ready') && <ContinuePlaying />}
      {isLoading ? (
        <LanesSkeleton />
      ) : (
        <>
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
