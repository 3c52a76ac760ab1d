import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { useLocation } from '@tessera/shell/navigation';
import { useSession } from '@tessera/shell/session';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Offer } from './use-offer';

/** The early script reads this, and keeps the place of the bar from the first paint on. */
const kept = storedValue(keys.downloadBar);

/** The place that the early script keeps at the top of the column. Set only where there is one. */
const ROOM = '--bar-room';
const { style } = document.documentElement;
const hasRoom = (): boolean => style.getPropertyValue(ROOM) !== '';

/**
 * Where the bar stands, and notes how much place the next page must keep for it. On top, if its place was kept from the
 * first paint on, and on later pages, which are laid out below it. Otherwise it would move the first page, and floats above
 * the bottom navigation.
 */
export function useBarPlace(bar: RefObject<HTMLElement | null>): 'floating' | 'top' {
  const { pathname } = useLocation();
  const member = useSession() !== undefined;
  const [first] = useState(pathname);
  const [isTop, setTop] = useState(hasRoom);
  if (pathname !== first && !isTop) setTop(true);
  useLayoutEffect(() => {
    const height = Math.ceil(bar.current?.offsetHeight ?? 0);
    if (height > 0) kept.set({ height, member });
  }, [bar, member]);
  return isTop ? 'top' : 'floating';
}

/**
 * Gives a place back that no bar fills: at once if the visitor has closed the bar, else with the next page, because the
 * page would move. What was remembered goes as soon as the merchant's settings say that there is no bar.
 */
export function useEmptyPlace({ view, setting }: Offer): void {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const isFirst = pathname === first;
  const isClosed = view === 'window';
  useEffect(() => {
    if (view === 'nothing' && setting !== undefined) kept.remove();
  }, [view, setting]);
  useLayoutEffect(() => {
    if (isClosed || (view === 'nothing' && !isFirst)) style.removeProperty(ROOM);
  }, [isClosed, view, isFirst]);
}
