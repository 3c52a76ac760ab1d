import { type FooterEntry, HOME, type SiteStatus } from '@tessera/contract';
import { prefetchPath } from '../../core/navigation';
import { visibleNavEntries } from './visible-entries';

/** Where each entry leads; the first path is the target, all of them make it the active one (R2.33). */
export const entryPaths: Readonly<Partial<Record<FooterEntry, readonly [string, ...string[]]>>> = {
  home: [HOME, '/m', '/m/', '/m/index', '/m/index.html'],
  activity: ['/m/activity'],
  reward: ['/m/rewardCenter'],
  deposit: ['/m/voucherCenter'],
  game: ['/m/game'],
  live: ['/m/live'],
  helps: ['/m/helpCenter'],
  member: ['/m/member/home'],
  notice: ['/m/notice'],
  wallet: ['/m/wallet'],
  withdraw: ['/m/withdraw'],
  invite: ['/m/inviteFriends', '/m/agentRegister'],
};

/** Whether an entry is the active one on a path. */
export const isActiveEntry = (entry: FooterEntry, pathname: string): boolean =>
  entryPaths[entry]?.includes(pathname) ?? false;

/** Prefetches the page that an entry leads to, if it leads to one. */
export function prefetchEntry(entry: FooterEntry): void {
  const target = entryPaths[entry]?.[0];
  if (target !== undefined) prefetchPath(target);
}

/** The pages that the bottom navigation of a site leads to, in its order. */
export const navPaths = (site: SiteStatus): readonly string[] =>
  visibleNavEntries(site).flatMap((entry) => entryPaths[entry]?.[0] ?? []);
