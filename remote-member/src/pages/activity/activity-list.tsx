import confetti from '@phosphor-icons/core/assets/regular/confetti.svg';
import {
  type Activity,
  activityList,
  announcementCategories,
  type PromotionCategory,
} from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { gatewayTime, useCall } from '@tessera/shell/request';
import { useSite } from '@tessera/shell/site';
import { EmptyState, SkeletonCards, type TabItem, Tabs } from '@tessera/ui';
import { useState } from 'react';
import { GamesButton } from '../../common/games-button';
import { LoadStates } from '../../common/load-states';
import { useAfter } from '../../common/use-settled';
import { ActivityCard } from './activity-card';

/** Whether a promotion runs at a time (ms since 1970). */
const isRunning = ({ startTime, endTime }: Activity, now: number): boolean =>
  (startTime === undefined || startTime <= now) && (endTime === undefined || endTime > now);

/** The merchant's named categories that contain a promotion (R3.27). */
const categoryTabs = (
  activities: readonly Activity[],
  categories: readonly PromotionCategory[],
): readonly TabItem[] =>
  categories.flatMap(({ id, name }) =>
    name && activities.some(({ categoryId }) => categoryId === id) ? [{ id, label: name }] : [],
  );

/** The promotions that run now, with a tab for each category. */
export function ActivityList() {
  const text = useText('member');
  const known = useSite((site) => site.promotionCategoryData);
  const isKnown = known.length > 0;
  // The shell asks for them when the page is idle: their tabs would move the promotions.
  const asked = useCall(announcementCategories, {}, { enabled: !isKnown });
  const list = useCall(activityList, {});
  const listAfterTabs = useAfter(asked, list);
  const state = isKnown ? list : listAfterTabs;
  const categories = isKnown ? known : (asked.value?.categories ?? []);
  const [selected, setSelected] = useState('');
  return (
    <LoadStates
      state={state}
      failed={text('activity_failed')}
      outline={<SkeletonCards count={3} height={232} />}
    >
      {({ activities }) => {
        const running = activities.filter((activity) => isRunning(activity, gatewayTime()));
        const tabs = categoryTabs(running, categories);
        const shown = running.filter(({ categoryId }) => selected === '' || categoryId === selected);
        if (running.length === 0)
          return (
            <EmptyState
              icon={confetti}
              title={text('activity_none')}
              text={text('activity_none_hint')}
              action={<GamesButton variant="secondary" />}
            />
          );
        return (
          <>
            {tabs.length > 1 && (
              <Tabs
                label={text('activity_groups')}
                items={[{ id: '', label: text('activity_all') }, ...tabs]}
                active={selected}
                onSelect={setSelected}
              />
            )}
            {shown.map((activity) => (
              <ActivityCard key={activity.id} activity={activity} />
            ))}
          </>
        );
      }}
    </LoadStates>
  );
}
