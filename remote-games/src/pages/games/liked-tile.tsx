import liked from '@phosphor-icons/core/assets/fill/heart-fill.svg';
import like from '@phosphor-icons/core/assets/regular/heart.svg';
import type { GameCard } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Icon } from '@tessera/ui';
import { memo } from 'react';
import { GameCardTile, type GameCardTileProps } from '../../common/game-card-tile';
import styles from './liked-tile.module.css';

export interface LikedTileProps extends GameCardTileProps {
  liked: boolean;
  onLike: (card: GameCard) => void;
}

/** A game with the button that adds it to the favourites. */
export const LikedTile = memo(function LikedTile({ liked: isLiked, onLike, ...tile }: LikedTileProps) {
  const text = useText('games');
  return (
    <>
      <GameCardTile {...tile} />
      <button
        type="button"
        aria-pressed={isLiked}
        aria-label={text('favourite', { game: tile.card.displayName })}
        className={styles.heart}
        onClick={() => onLike(tile.card)}
      >
        <Icon path={isLiked ? liked : like} size={18} />
      </button>
    </>
  );
});
