import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../common/reduced-motion';

/** In ms. */
export const SLIDE_TIME = 6_000;

/**
 * Which of `count` slides shows. The next one follows every 6 s, in a circle, except while pointer or focus is on the
 * carousel, after the visitor has chosen a slide, and under reduced motion.
 */
export function useCarousel(count: number) {
  const isReduced = useReducedMotion();
  const [at, setAt] = useState(0);
  const [choice, setChoice] = useState<'playing' | 'paused'>();
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const wantsPlay = count > 1 && (choice ?? (isReduced ? 'paused' : 'playing')) === 'playing';
  const isPlaying = wantsPlay && !held.pointer && !held.focus;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setAt((now) => (now + 1) % count);
    }, SLIDE_TIME);
    return () => clearInterval(timer);
  }, [isPlaying, count]);

  const goTo = (target: number) => {
    setChoice('paused');
    setAt((target + count) % count);
  };
  return {
    at,
    /** Whether it plays as soon as pointer and focus have left. */
    wantsPlay,
    isPlaying,
    hold: (by: 'pointer' | 'focus', isHeld: boolean) => setHeld((now) => ({ ...now, [by]: isHeld })),
    goTo,
    toggle: () => setChoice(wantsPlay ? 'paused' : 'playing'),
  };
}

export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** In px. A shorter move is a tap. */
const MIN_DISTANCE = 40;

/**
 * Handlers for a surface that the visitor swipes.
 * @param turn called with true for the next slide and false for the previous one, in the reading direction
 */
export function useSwipe(turn: (forward: boolean) => void) {
  const start = useRef<number | undefined>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = event.clientX - (start.current ?? event.clientX);
      start.current = undefined;
      if (Math.abs(distance) < MIN_DISTANCE) return;
      turn(isRightToLeft(event.currentTarget) ? distance > 0 : distance < 0);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
