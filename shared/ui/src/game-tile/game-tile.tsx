import heart from '@phosphor-icons/core/assets/fill/heart-fill.svg';
import type { CSSProperties } from 'react';
import { hueOf } from '../artwork/hue';
import { initialsOf } from '../artwork/initials';
import { BusyDots } from '../busy-dots/busy-dots';
import { Icon } from '../icon/icon';
import { useImageFailure } from '../use-image-failure';
import styles from './game-tile.module.css';

export interface GameTileProps {
  title: string;
  vendor?: string | undefined;
  /** The game's artwork, 3:4; other shapes show a part of it. Until it is there, and when it fails, a drawing made from `seed` stands in. */
  image?: string | undefined;
  /** What the stand-in's colours come from, usually the game's id. */
  seed: string;
  /** In view at first paint: the image does not wait for the layout. */
  eager?: boolean | undefined;
  favourite?: boolean | undefined;
  /** One word on the corner: new, hot. */
  badge?: string | undefined;
  /** Gets the tile's own element. */
  onClick: (tile: HTMLElement) => void;
  /** The picture is there. */
  onImageLoad?: (() => void) | undefined;
  /** The picture failed to load. A new `image` is tried again. */
  onImageError?: (() => void) | undefined;
  /** The game is being opened; further clicks are ignored. */
  busy?: boolean | undefined;
}

/** A game to tap on, as wide as its place. The template sets its shape, and whether the name stands over the picture or below it. */
export function GameTile({
  title,
  vendor,
  image,
  seed,
  eager = false,
  favourite,
  badge,
  onClick,
  onImageLoad,
  onImageError,
  busy = false,
}: GameTileProps) {
  const [isFailed, onError] = useImageFailure(image);
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={({ currentTarget }) => !busy && onClick(currentTarget)}
      className={styles.tile}
      style={{ '--hue': hueOf(seed) } as CSSProperties}
    >
      <span className={styles.art}>
        <span className={styles.monogram} aria-hidden="true">
          {initialsOf(title)}
        </span>
        {image && !isFailed && (
          <img
            key={image}
            src={image}
            alt=""
            width={240}
            height={320}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            className={styles.image}
            onLoad={onImageLoad}
            onError={() => {
              onError();
              onImageError?.();
            }}
          />
        )}
      </span>
      <span className={styles.caption}>
        <span className={styles.title}>{title}</span>
        {vendor !== undefined && <span className={styles.vendor}>{vendor}</span>}
      </span>
      {badge !== undefined && <span className={styles.badge}>{badge}</span>}
      {favourite && <Icon path={heart} size={16} className={styles.heart} />}
      {busy && <BusyDots />}
    </button>
  );
}
