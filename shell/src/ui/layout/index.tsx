import { type ReactNode, useRef } from 'react';
import { Boundary } from '../../core/boundary';
import { Interruptions } from '../../core/interruptions';
import { PageFrame, useLocation } from '../../core/navigation';
import { Notices } from '../../core/notices';
import { BottomNav } from '../bottom-nav';
import { LoginOnDemand, Slot } from '../remote-parts';
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

/** The frame of every page: the column, the slots of remotes, the bottom navigation, the notices. A part that fails is left out until the next page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const withNav = hasBottomNav(pathname);
  const part = (content: ReactNode) => <Boundary retryOn={pathname}>{content}</Boundary>;
  const column = useRef<HTMLDivElement>(null);
  return (
    <div ref={column} className={styles.column} data-nav={withNav}>
      {part(withNav && <SkipButton column={column} />)}
      {part(withNav && <Slot name="topBar" />)}
      <PageFrame className={styles.page}>{children}</PageFrame>
      {part(withNav && <Slot name="floating" />)}
      {part(withNav && <BottomNav />)}
      {part(<Slot name="overlay" />)}
      {part(<LoginOnDemand />)}
      {part(<Interruptions />)}
      {part(<Notices />)}
    </div>
  );
}
