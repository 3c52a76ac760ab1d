import pause from '@phosphor-icons/core/assets/fill/pause-fill.svg';
import play from '@phosphor-icons/core/assets/fill/play-fill.svg';
import { useText } from '@tessera/shell/i18n';
import { Icon } from '@tessera/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './autoplay.module.css';

export interface Autoplay {
  readonly isPlaying: boolean;
  /** Stops or starts it, for the member's button. */
  toggle(): void;
  /** Handlers for the element that moves. They stop it while a pointer or the focus is on it. */
  readonly hold: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(): void;
  };
}

const prefersReducedMotion = () =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Calls `next` every `interval` ms, unless the member has stopped it, a pointer or the focus is on it, or the page is
 * hidden. It does not start by itself for members who prefer reduced motion (WCAG 2.2.2).
 */
export function useAutoplay(interval: number, next: () => void): Autoplay {
  const [isPlaying, setPlaying] = useState(() => !prefersReducedMotion());
  const [isHeld, setHeld] = useState(false);
  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') next();
  });
  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setInterval(() => tick(), interval);
    return () => clearInterval(timer);
  }, [interval, isPlaying, isHeld]);
  return {
    isPlaying,
    toggle: () => setPlaying(!isPlaying),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

/** The button that stops and starts what moves by itself (WCAG 2.2.2). */
export function AutoplayButton({ isPlaying, onToggle }: { isPlaying: boolean; onToggle: () => void }) {
  const text = useText('games');
  return (
    <button
      type="button"
      aria-label={text(isPlaying ? 'motion_stop' : 'motion_go_on')}
      onClick={onToggle}
      className={styles.button}
    >
      <Icon path={isPlaying ? pause : play} size={12} />
    </button>
  );
}
