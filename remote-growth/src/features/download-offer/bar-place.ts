import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { useLocation } from '@tessera/shell/navigation';
import { useSession } from '@tessera/shell/session';
import { createStore, useStore } from '@tessera/shell/state';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Offer } from './use-offer';

/** The early script reads this, and keeps the place of the bar from the first paint on. */
const kept = storedValue(keys.downloadBar);

/** The place that the early script keeps at the top of the column. Set only where there is one. */
const ROOM = '--bar-room';
const { style } = document.documentElement;

/**
 * Whether the bar has its place. It has one where the early script kept it before the first paint, and on later pages,
 * which are laid out below it. The first page of a first visit has none, because the bar would move it.
 */
export const barPlace = createStore<boolean>(() => style.getPropertyValue(ROOM) !== '');
const givePlace = (): void => barPlace.setState(true);

/**
 * Whether the page has the place of the bar, at its top (R2.49). Gives it back where no bar fills it: at once if the
 * visitor has closed the bar, else with the next page, because the page would move. What the next page load must keep
 * goes as soon as the merchant's settings say that there is no bar.
 */
export function useBarPlace({ view, setting }: Offer): boolean {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const isFirst = pathname === first;
  const hasPlace = useStore(barPlace);
  useLayoutEffect(() => {
    if (!isFirst) givePlace();
    // The login has no slot: the page after it is a later one too.
    return givePlace;
  }, [isFirst]);
  useEffect(() => {
    if (view === 'nothing' && setting !== undefined) kept.remove();
  }, [view, setting]);
  useLayoutEffect(() => {
    if (view === 'window' || (view === 'nothing' && !isFirst)) style.removeProperty(ROOM);
  }, [view, isFirst]);
  return hasPlace;
}

/** Notes how much place the next page load must keep for the bar. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  const member = useSession() !== undefined;
  useLayoutEffect(() => {
    const height = Math.ceil(bar.current?.offsetHeight ?? 0);
    if (height > 0) kept.set({ height, member });
  }, [bar, member]);
}
