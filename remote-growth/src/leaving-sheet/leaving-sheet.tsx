import { Sheet, type SheetProps } from '@tessera/ui';
import { useEffect, useState } from 'react';
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

/** A sheet that comes and goes in 250 ms, or at once where motion is unwanted. */
export function LeavingSheet({
  isLeaving,
  ...sheet
}: Omit<SheetProps, 'open' | 'className'> & { isLeaving: boolean }) {
  return <Sheet {...sheet} open className={isLeaving ? `${styles.sheet} ${styles.leaving}` : styles.sheet} />;
}
