import { useEffect, useEffectEvent, useState } from 'react';

export interface Turns {
  /** Whether something moves by itself; a member may stop it. */
  readonly isMoving: boolean;
  /** Stops it, or lets it go on. */
  toggle(): void;
  /** Stops it while a finger or the focus is on it. */
  readonly hold: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(): void;
  };
}

const prefersStill = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Calls `turn` every so many ms while nobody has stopped it, nobody is on it, and the page is looked at. It does not
 * start by itself for those who want less motion (WCAG 2.2.2).
 */
export function useTurns(every: number, turn: () => void): Turns {
  const [isMoving, setMoving] = useState(() => !prefersStill());
  const [isHeld, setHeld] = useState(false);
  const next = useEffectEvent(() => {
    if (document.visibilityState === 'visible') turn();
  });
  useEffect(() => {
    if (!isMoving || isHeld) return;
    const timer = setInterval(() => next(), every);
    return () => clearInterval(timer);
  }, [every, isMoving, isHeld]);
  return {
    isMoving,
    toggle: () => setMoving(!isMoving),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
