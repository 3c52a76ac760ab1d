import { loadTrustFooter } from '@tessera/shell/site';
import { lazyOnIdle } from '../../common/lazy-on-idle';
import lobby from './lobby/lobby.module.css';
import { MatchesPlaceholder } from './matches/matches-placeholder';
import news from './news-card.module.css';
import { QuickEntriesPlaceholder, TickerPlaceholder } from './placeholders';

// The parts of the home page that its first screen does not need. Their placeholders have the same height.

export const Ticker = lazyOnIdle(
  'the ticker',
  () => import(/* webpackChunkName: "home-idle" */ './ticker'),
  TickerPlaceholder,
);

export const QuickEntries = lazyOnIdle(
  'the quick entries',
  () => import(/* webpackChunkName: "home-idle" */ './quick-entries'),
  QuickEntriesPlaceholder,
);

export const Jackpots = lazyOnIdle(
  'the jackpots',
  () => import(/* webpackChunkName: "home-idle" */ './lobby/jackpots'),
  () => <div className={lobby.jackpots} />,
);

export const RecentWins = lazyOnIdle(
  'the recent wins',
  () => import(/* webpackChunkName: "home-idle" */ './lobby/recent-wins'),
  () => <div className={lobby.winsPlace} />,
);

export const TopGames = lazyOnIdle(
  'the top games',
  () => import(/* webpackChunkName: "home-idle" */ './lobby/top-games'),
  () => <div className={lobby.topPlace} />,
);

export const PopularMatches = lazyOnIdle(
  'the popular matches',
  () => import(/* webpackChunkName: "home-idle" */ './matches/popular-matches'),
  MatchesPlaceholder,
);

export const NewsCard = lazyOnIdle(
  'the news',
  () => import(/* webpackChunkName: "home-idle" */ './news-card'),
  () => <div className={news.place} />,
);

export const NewVendors = lazyOnIdle(
  'the new providers',
  () => import(/* webpackChunkName: "home-idle" */ './new-vendors'),
  () => null,
);

export const TrustFooter = lazyOnIdle('the footer', loadTrustFooter, () => null);
