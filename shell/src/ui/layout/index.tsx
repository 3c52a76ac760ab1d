import { type ReactNode, useRef } from 'react';
import { Boundary } from '../../core/boundary';
import { Interruptions } from '../../core/interruptions';
import { PageFrame, useLocation } from '../../core/navigation';
import { Notices } from '../../core/notices';
import { BottomNav } from '../bottom-nav';
import { frameStyles, hasBottomNav } from '../frame';
import { LoginOnDemand, Slot } from '../remote-parts';
import { WideWindow } from '../stage';
import { SkipButton } from './skip-button';

/** The frame of every page: the column, the slots of remotes, the bottom navigation, the notices, and in a wide window the stage around it. A part that fails is left out until the next page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const withNav = hasBottomNav(pathname);
  const part = (content: ReactNode) => <Boundary retryOn={pathname}>{content}</Boundary>;
  const column = useRef<HTMLDivElement>(null);
  return (
    <div ref={column} className={frameStyles.column} data-nav={withNav}>
      {part(withNav && <SkipButton column={column} />)}
      {part(withNav && <Slot name="topBar" />)}
      <PageFrame className={frameStyles.page}>{children}</PageFrame>
      {part(withNav && <Slot name="floating" />)}
      {part(withNav && <BottomNav />)}
      {part(<Slot name="overlay" />)}
      {part(<LoginOnDemand />)}
      {part(<Interruptions />)}
      {part(<Notices />)}
      {part(<WideWindow />)}
    </div>
  );
}
