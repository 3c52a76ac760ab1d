import blank from '@phosphor-icons/core/assets/regular/image.svg';
import { Icon } from '@tessera/ui';
import { useState } from 'react';
import styles from './picture.module.css';

/** A picture that fills its frame; a sign stands there without one, and when it does not come. Says nothing by itself. */
export function Picture({ src }: { src: string | undefined }) {
  const [broken, setBroken] = useState(false);
  if (!src || broken)
    return (
      <span className={styles.blank}>
        <Icon path={blank} size={40} />
      </span>
    );
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      className={styles.picture}
    />
  );
}
