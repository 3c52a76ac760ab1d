import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './tag.module.css';

export type Tone = 'accent' | 'success' | 'warning' | 'danger' | 'neutral';

export interface TagProps {
  tone: Tone;
  children: ReactNode;
}

/** A status in one or two words. */
export function Tag({ tone, children }: TagProps) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>;
}
