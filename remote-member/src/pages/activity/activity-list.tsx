import confetti from '@phosphor-icons/core/assets/regular/confetti.svg';
import { activityList } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useCall } from '@tessera/shell/request';
import { useSite } from '@tessera/shell/site';
import { EmptyState, Tabs } from '@tessera/ui';
import { useState } from 'react';
import { CardOutlines } from '../../common/card-outlines';
import { LoadStates } from '../../common/load-states';
import { ActivityCard } from './activity-card';
import { groupsIn, isRunning } from './activity-groups';

/** What the merchant promotes now, by its groups. */
export function ActivityList() {
  const text = useText('member');
  const state = useCall(activityList, {});
  const categories = useSite((site) => site.promotionCategoryData);
  const [chosen, setChosen] = useState('');
  return (
    <LoadStates
      state={state}
      failed={text('activity_failed')}
      outline={<CardOutlines count={3} height={232} />}
    >
      {({ activities }) => {
        const running = activities.filter((one) => isRunning(one, Date.now()));
        const groups = groupsIn(running, categories);
        const shown = running.filter(({ categoryId }) => chosen === '' || categoryId === chosen);
        if (running.length === 0)
          return (
            <EmptyState icon={confetti} title={text('activity_none')} text={text('activity_none_hint')} />
          );
        return (
          <>
            {groups.length > 1 && (
              <Tabs
                label={text('activity_groups')}
                items={[{ id: '', label: text('activity_all') }, ...groups]}
                active={chosen}
                onSelect={setChosen}
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
