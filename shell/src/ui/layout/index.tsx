import { type ReactNode, useRef } from 'react';
import { Interruptions } from '../../core/interruptions';
import { PageFrame, useLocation } from '../../core/navigation';
import { Notices } from '../../core/notices';
import { BottomNav } from '../bottom-nav';
import { Slot } from '../remote-parts';
import styles from './layout.module.css';
import { SkipButton } from './skip-button';

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
  const column = useRef<HTMLDivElement>(null);
  return (
    <div ref={column} className={styles.column} data-nav={withNav}>
      {withNav && <SkipButton column={column} />}
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
