import type { ReactNode } from 'react';
import { Interruptions } from '../../core/interruptions';
import { PageFrame, useLocation } from '../../core/navigation';
import { Notices } from '../../core/notices';
import { BottomNav } from '../bottom-nav';
import { Slot } from '../remote-parts';
import styles from './layout.module.css';

export { watchWindow } from './column';

/** Pages without the bottom navigation, because they need the whole screen. */
const paths = [
  '/m/login',
  '/m/register',
  '/m/register.html',
  '/m/changePsw',
  '/m/launchGame',
  '/m/trialGame',
];

const hasBottomNav = (pathname: string): boolean => !paths.includes(pathname);

/** The frame of every page: the column, the slots of remotes, the bottom navigation, the notices. */
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
