import { lazyOnIdle } from './lazy-on-idle';
import { MatchesPlaceholder } from './matches/matches-placeholder';
import quickEntries from './quick-entries.module.css';
import ticker from './ticker.module.css';

// The parts of the home page that its first screen does not need. Their placeholders have the same height.

export const Ticker = lazyOnIdle(
  'the ticker',
  () => import(/* webpackChunkName: "home-idle" */ './ticker'),
  () => <div className={ticker.place} />,
);

export const QuickEntries = lazyOnIdle(
  'the quick entries',
  () => import(/* webpackChunkName: "home-idle" */ './quick-entries'),
  () => <div className={quickEntries.row} />,
);

export const PopularMatches = lazyOnIdle(
  'the popular matches',
  () => import(/* webpackChunkName: "home-idle" */ './matches/popular-matches'),
  MatchesPlaceholder,
);

export const NewVendors = lazyOnIdle(
  'the new providers',
  () => import(/* webpackChunkName: "home-idle" */ './new-vendors'),
  () => null,
);
