import { type CSSProperties, useState } from 'react';
import { hueOf } from '../artwork/hue';
import { initialsOf } from '../artwork/initials';
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
  const [failed, setFailed] = useState<string>();
  const style = { '--hue': hueOf(name), '--size': `${size}px` } as CSSProperties;
  return (
    <span role="img" aria-label={name} className={styles.avatar} style={style}>
      <span aria-hidden="true" translate="no">
        {initialsOf(name)}
      </span>
      {src && src !== failed && (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          className={styles.picture}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
