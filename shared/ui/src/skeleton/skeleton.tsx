import { classNames } from '../class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** A number is in CSS pixels; the full width unless told. */
  width?: number | string | undefined;
  height?: number | string | undefined;
  radius?: number | string | undefined;
  /** That many lines of text, the last one shorter. */
  lines?: number | undefined;
  className?: string | undefined;
}

/** The outline of what is still loading. Silent: the place that loads says `aria-busy`. */
export function Skeleton({ width, height, radius, lines = 1, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.stack, className)}
      style={{ inlineSize: width, flex: width === undefined ? undefined : 'none' }}
      aria-hidden="true"
    >
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key) => (
        <span key={key} className={styles.bone} style={{ blockSize: height, borderRadius: radius }} />
      ))}
    </span>
  );
}
