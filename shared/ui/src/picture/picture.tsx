import placeholder from '@phosphor-icons/core/assets/regular/image.svg';
import { useState } from 'react';
import { Icon } from '../icon/icon';
import { useImageFailure } from '../use-image-failure';
import styles from './picture.module.css';

export interface PictureProps {
  /** Without an address, or if it fails to load, an icon takes the place of the picture. */
  src: string | undefined;
  /**
   * The point that must stay in view, in percent of the width from the left and of the height from the top. Without
   * one, a picture of which the frame would hide much is shown whole.
   */
  focalPoint?: { readonly x: number; readonly y: number } | undefined;
}

/** The largest part of a picture without a focal point that its frame may hide. */
const MOST_HIDDEN = 0.2;

/** Whether the frame, which is as large as the image element, would hide much of a loaded picture that fills it. */
function isMuchHidden({ naturalWidth, naturalHeight, clientWidth, clientHeight }: HTMLImageElement): boolean {
  const picture = naturalWidth / naturalHeight;
  const frame = clientWidth / clientHeight;
  return 1 - Math.min(picture / frame, frame / picture) > MOST_HIDDEN;
}

/** A decorative picture that fills its frame. It has no text alternative: the text beside it says what it shows. */
export function Picture({ src, focalPoint }: PictureProps) {
  const [isFailed, onError] = useImageFailure(src);
  const [muchHidden, setMuchHidden] = useState<string>();
  if (!src || isFailed)
    return (
      <span className={styles.blank}>
        <Icon path={placeholder} size={40} />
      </span>
    );
  const isWhole = !focalPoint && muchHidden === src;
  return (
    <span className={styles.frame}>
      {isWhole && (
        <img src={src} alt="" draggable={false} className={`${styles.picture} ${styles.backdrop}`} />
      )}
      <img
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        onLoad={({ currentTarget }) => setMuchHidden(isMuchHidden(currentTarget) ? src : undefined)}
        onError={onError}
        className={styles.picture}
        data-whole={isWhole}
        style={focalPoint && { objectPosition: `${focalPoint.x}% ${focalPoint.y}%` }}
      />
    </span>
  );
}
