import type { ReactNode } from 'react';
import { BottomNav } from '../bottom-nav/bottom-nav';
import { Slot } from '../federation/slot';
import { Interruptions } from '../interruptions/interruptions';
import { useLocation } from '../navigation';
import { PageArrival } from '../navigation/page-arrival';
import { Notices } from '../notices/notices';
import styles from './layout.module.css';
import { hasBottomNav } from './nav-free-paths';

/** The frame around every page: the column, the remotes' places, the bottom navigation, the notices. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const withNav = hasBottomNav(useLocation().pathname);
  return (
    <div className={styles.column} data-nav={withNav}>
      {withNav && <Slot name="topBar" />}
      <PageArrival className={styles.page}>{children}</PageArrival>
      {withNav && <Slot name="floating" />}
      {withNav && <BottomNav />}
      <Slot name="overlay" />
      <Interruptions />
      <Notices />
    </div>
  );
}
