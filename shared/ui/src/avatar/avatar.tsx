import type { CSSProperties } from 'react';
import { hueOf } from '../artwork/hue';
import { initialsOf } from '../artwork/initials';
import { useImageFailure } from '../use-image-failure';
import styles from './avatar.module.css';

export interface AvatarProps {
  name: string;
  /** A picture. The initials show while it loads and if it fails. */
  src?: string | undefined;
  /** Diameter in CSS pixels; 44 unless told. */
  size?: number | undefined;
}

/** A member's picture, or initials on a colour of their own. */
export function Avatar({ name, src, size = 44 }: AvatarProps) {
  const [isFailed, onError] = useImageFailure(src);
  const style = { '--hue': hueOf(name), '--size': `${size}px` } as CSSProperties;
  return (
    <span role="img" aria-label={name} className={styles.avatar} style={style}>
      <span aria-hidden="true" translate="no">
        {initialsOf(name)}
      </span>
      {src && !isFailed && (
        <img src={src} alt="" width={size} height={size} className={styles.picture} onError={onError} />
      )}
    </span>
  );
}
