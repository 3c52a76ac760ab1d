import { useEffect, useState, useSyncExternalStore } from 'react';

/** In ms. */
export const SLIDE_TIME = 6_000;

const REDUCED = '(prefers-reduced-motion: reduce)';
const followMotion = (changed: () => void) => {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
const wantsStillness = () => matchMedia(REDUCED).matches;

/**
 * Which of `count` slides shows. It goes on by itself every 6 s, round and round, but not while it is held (pointer or
 * focus on it), after the visitor has taken a hand in it, or where reduced motion is wished.
 */
export function useCarousel(count: number) {
  const isStill = useSyncExternalStore(followMotion, wantsStillness);
  const [at, setAt] = useState(0);
  const [choice, setChoice] = useState<'playing' | 'paused'>();
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const wantsPlay = count > 1 && (choice ?? (isStill ? 'paused' : 'playing')) === 'playing';
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
    /** Whether it goes on by itself once nobody holds it. */
    wantsPlay,
    isPlaying,
    hold: (by: 'pointer' | 'focus', isHeld: boolean) => setHeld((now) => ({ ...now, [by]: isHeld })),
    goTo,
    toggle: () => setChoice(wantsPlay ? 'paused' : 'playing'),
  };
}
