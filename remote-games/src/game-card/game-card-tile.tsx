import type { GameCard } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useSite } from '@tessera/shell/site';
import { GameTile } from '@tessera/ui';
import { memo } from 'react';
import { imageAddress } from './image-address';

export interface GameCardTileProps {
  card: GameCard;
  /** What members call the vendor. */
  vendorName: string;
  /** In view on a first visit: the image is fetched at once. */
  eager?: boolean | undefined;
  busy: boolean;
  onOpen: (card: GameCard) => void;
}

/** A game of a lane or a list. */
export const GameCardTile = memo(function GameCardTile({
  card,
  vendorName,
  eager,
  busy,
  onOpen,
}: GameCardTileProps) {
  const text = useText('games');
  const imageHosts = useSite((site) => site.imageCDN);
  return (
    <GameTile
      title={card.displayName}
      vendor={vendorName}
      image={imageAddress(card.image, imageHosts)}
      seed={card.gameId}
      badge={card.hot ? text('hot') : undefined}
      eager={eager}
      busy={busy}
      onClick={() => onOpen(card)}
    />
  );
});
