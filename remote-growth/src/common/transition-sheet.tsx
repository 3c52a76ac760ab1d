import { classNames, Sheet, type SheetProps } from '@tessera/ui';
import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from './reduced-motion';
import styles from './transition-sheet.module.css';

/** In ms, as in the style sheet (R9.14). */
const TRANSITION = 250;

/**
 * The exit of a transition sheet.
 * @param onExited called once the transition has ended
 * @returns `exit` starts the transition
 */
export function useExitTransition(onExited: () => void): { isExiting: boolean; exit(): void } {
  const [isExiting, setExiting] = useState(false);
  useEffect(() => {
    if (!isExiting) return undefined;
    const timer = setTimeout(onExited, prefersReducedMotion() ? 0 : TRANSITION);
    return () => clearTimeout(timer);
  }, [isExiting, onExited]);
  return { isExiting, exit: () => setExiting(true) };
}

type TransitionSheetProps = Omit<SheetProps, 'open' | 'className' | 'initialFocus'> & { isExiting: boolean };

/**
 * A sheet that enters and exits in 250 ms, or at once under reduced motion. Its content gets the focus, not its first
 * button: a visitor who is typing or tapping when a prompt comes must not press that button by accident.
 */
export function TransitionSheet({ isExiting, children, ...sheet }: TransitionSheetProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Sheet
      {...sheet}
      open
      initialFocus={content}
      className={classNames(styles.sheet, isExiting && styles.exiting)}
    >
      <div ref={content} tabIndex={-1} className={styles.content}>
        {children}
      </div>
    </Sheet>
  );
}
