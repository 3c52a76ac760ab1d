import type { ReactNode } from 'react';
import { Interruptions } from '../../core/interruptions';
import { PageFrame, useLocation } from '../../core/navigation';
import { Notices } from '../../core/notices';
import { BottomNav } from '../bottom-nav';
import { Slot } from '../remote-parts';
import styles from './layout.module.css';

/** Pages that need the whole screen: no bottom navigation on them. */
const paths = [
  '/m/login',
  '/m/register',
  '/m/register.html',
  '/m/changePsw',
  '/m/launchGame',
  '/m/trialGame',
];

export const hasBottomNav = (pathname: string): boolean => !paths.includes(pathname);

/** The frame around every page: the column, the remotes' places, the bottom navigation, the notices. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const withNav = hasBottomNav(useLocation().pathname);
  return (
    <div className={styles.column} data-nav={withNav}>
      {withNav && <Slot name="topBar" />}
      <PageFrame className={styles.page}>{children}</PageFrame>
      {withNav && <Slot name="floating" />}
      {withNav && <BottomNav />}
      <Slot name="overlay" />
      <Interruptions />
      <Notices />
    </div>
  );
}
