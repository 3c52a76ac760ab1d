import type { GameCard } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { GameTile } from '@tessera/ui';
import { memo } from 'react';
import { useImage } from './images/use-image';
import type { OpenGame } from '../features/open-game/use-open-game';

export interface GameCardTileProps {
  card: GameCard;
  /** What members call the vendor. */
  vendorName: string;
  /** In view on a first visit: the image is fetched at once. */
  eager?: boolean | undefined;
  /** Shows its picture; its drawing alone when false. */
  pictured?: boolean | undefined;
  busy: boolean;
  onOpen: OpenGame['open'];
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
      onClick={() => onOpen(card)}
    />
  );
});
