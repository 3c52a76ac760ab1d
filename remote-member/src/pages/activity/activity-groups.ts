import type { Activity, PromotionCategory } from '@tessera/contract';
import type { TabItem } from '@tessera/ui';

/** Whether a promotion is on at a moment (ms since 1970). */
export const isRunning = ({ startTime, endTime }: Activity, now: number): boolean =>
  (startTime === undefined || startTime <= now) && (endTime === undefined || endTime > now);

/** The merchant's groups that have a name and something in them (R3.27). */
export const groupsIn = (
  activities: readonly Activity[],
  categories: readonly PromotionCategory[],
): readonly TabItem[] =>
  categories.flatMap(({ id, name }) =>
    name && activities.some(({ categoryId }) => categoryId === id) ? [{ id, label: name }] : [],
  );
