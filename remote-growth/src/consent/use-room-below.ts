import { type RefObject, useLayoutEffect } from 'react';

/** Lets the page scroll further by what stands over its end, so that nothing of it stays covered. */
export function useRoomBelow(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const covering = place.current;
    if (!covering) return;
    const { style } = document.body;
    const make = () => {
      style.paddingBlockEnd = `${covering.offsetHeight}px`;
    };
    make();
    const watch = 'ResizeObserver' in globalThis ? new ResizeObserver(make) : undefined;
    watch?.observe(covering);
    return () => {
      watch?.disconnect();
      style.paddingBlockEnd = '';
    };
  }, [place]);
}
