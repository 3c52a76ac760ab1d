import type { ReactNode } from 'react';
import styles from './drawings.module.css';

/** The canvas of every drawing, 120 by 84. Mirrored in right-to-left languages, as browsers and systems are. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 120 84" className={styles.drawing} aria-hidden="true">
      {children}
    </svg>
  );
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** An icon at a position. `path` is the outline from the icon's file. */
export function Glyph({ x, y, path, size = 12 }: Spot & { path: string; size?: number }) {
  return (
    <path
      d={path}
      fill="currentColor"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 256})`}
    />
  );
}

/** The icon to tap, in a ring. */
export function Target({ x, y, path }: Spot & { path: string }) {
  return (
    <g className={styles.target}>
      <circle cx={x} cy={y} r="13" className={styles.halo} />
      <circle cx={x} cy={y} r="9.5" className={styles.ring} />
      <Glyph x={x} y={y} path={path} size={13} />
    </g>
  );
}

/** A bar in place of text. */
export function Words({ x, y, width, faint = true }: Spot & { width: number; faint?: boolean }) {
  return (
    <rect
      x={x}
      y={y - 2}
      width={width}
      height="4"
      rx="2"
      className={faint ? styles.words : styles.strongWords}
    />
  );
}
