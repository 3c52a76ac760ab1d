import placeholder from '@phosphor-icons/core/assets/regular/image.svg';
import { Icon } from '../icon/icon';
import { useImageFailure } from '../use-image-failure';
import styles from './picture.module.css';

export interface PictureProps {
  /** Without an address, or if it fails to load, an icon takes the place of the picture. */
  src: string | undefined;
}

/** A decorative picture that fills its frame. It has no text alternative: the text beside it says what it shows. */
export function Picture({ src }: PictureProps) {
  const [isFailed, onError] = useImageFailure(src);
  if (!src || isFailed)
    return (
      <span className={styles.blank}>
        <Icon path={placeholder} size={40} />
      </span>
    );
  return (
    <img src={src} alt="" loading="lazy" decoding="async" onError={onError} className={styles.picture} />
  );
}
