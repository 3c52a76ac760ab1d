import { type ReactNode, useRef, useState } from 'react';
import { lazyOnIdle } from '../lazy-on-idle';
import styles from './sideways.module.css';

const Arrows = lazyOnIdle(
  'the arrows of a row',
  () => import(/* webpackChunkName: "arrows" */ './arrows'),
  () => null,
);

/** Whether the visitor has a mouse. Without one, the code of the arrows is not loaded. */
const hasMouse = () => globalThis.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? false;

/**
 * A row that scrolls sideways, with arrows for those who cannot swipe it.
 * @param children one element: the row
 */
export function Sideways({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isForMouse] = useState(hasMouse);
  return (
    <div ref={frame} className={styles.frame}>
      {children}
      {isForMouse && <Arrows frame={frame} />}
    </div>
  );
}
