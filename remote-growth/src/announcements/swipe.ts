import { type PointerEvent, useRef } from 'react';

/** In px: what is shorter was meant as a tap. */
const FAR_ENOUGH = 40;

/** Handlers for a surface that is swiped: `forward` is towards the next one, in the direction that the language reads. */
export function useSwipe(turn: (forward: boolean) => void) {
  const start = useRef<number | undefined>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const way = event.clientX - (start.current ?? event.clientX);
      start.current = undefined;
      if (Math.abs(way) < FAR_ENOUGH) return;
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
      turn(isRightToLeft ? way > 0 : way < 0);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
