import type { GameCard } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { GameTile } from '@tessera/ui';
import { memo } from 'react';
import { useImage } from './images';

export interface GameCardTileProps {
  card: GameCard;
  vendorName: string;
  /** In view on a first visit: the image is fetched at once. */
  eager?: boolean | undefined;
  /** Whether the tile shows its image. Without it, the tile shows only the drawing that it has until the image loads. */
  pictured?: boolean | undefined;
  /** The game is being opened. */
  busy: boolean;
  onOpen: (card: GameCard, how: { readonly tile: HTMLElement; readonly picture: string | undefined }) => void;
}

/** A game of a lane or a list. */
export const GameCardTile = memo(function GameCardTile({
  card,
  vendorName,
  eager,
  pictured = true,
  busy,
  onOpen,
}: GameCardTileProps) {
  const text = useText('games');
  const image = useImage(card.image, { eager });
  return (
    <GameTile
      title={card.displayName}
      vendor={vendorName}
      image={pictured ? image.src : undefined}
      onImageLoad={image.onLoad}
      onImageError={image.onError}
      seed={card.gameId}
      badge={card.hot ? text('hot') : undefined}
      eager={eager}
      busy={busy}
      onClick={(tile) => onOpen(card, { tile, picture: image.src })}
    />
  );
});
