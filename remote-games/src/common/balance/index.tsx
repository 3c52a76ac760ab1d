import { Skeleton } from '@tessera/ui';
import { lazyOnIdle } from '../lazy-on-idle';

/** The member's balance in the header of a page. The page's first screen does not wait for it. */
export const Balance = lazyOnIdle(
  'the balance',
  () => import(/* webpackChunkName: "balance" */ './balance'),
  () => <Skeleton width={128} height={36} radius={18} />,
);
