import { classNames, Sheet, type SheetProps } from '@tessera/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './leaving-sheet.module.css';

/** In ms, as in the style sheet (R9.14). */
const TRANSITION = 250;
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A way out that takes its time: `leave` starts it, `onGone` is called once it is over. */
export function useLeaving(onGone: () => void): { isLeaving: boolean; leave(): void } {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(onGone, isStill() ? 0 : TRANSITION);
    return () => clearTimeout(timer);
  }, [isLeaving, onGone]);
  return { isLeaving, leave: () => setLeaving(true) };
}

type LeavingSheetProps = Omit<SheetProps, 'open' | 'className' | 'initialFocus'> & { isLeaving: boolean };

/**
 * A sheet that comes and goes in 250 ms, or at once where motion is unwanted. Its content gets the focus and not the
 * first button: nobody may press that by accident when the sheet comes by itself.
 */
export function LeavingSheet({ isLeaving, children, ...sheet }: LeavingSheetProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Sheet
      {...sheet}
      open
      initialFocus={content}
      className={classNames(styles.sheet, isLeaving && styles.leaving)}
    >
      <div ref={content} tabIndex={-1} className={styles.content}>
        {children}
      </div>
    </Sheet>
  );
}
