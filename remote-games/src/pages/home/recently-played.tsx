import { useText } from '@tessera/shell/i18n';
import { TileRow } from './tile-row';
import { recentGames } from '../../common/recent-games';
import type { OpenGame } from '../../features/open-game/use-open-game';

/** What the member played last on this device; nothing for who has not played yet. */
export function RecentlyPlayed({ opening, open }: OpenGame) {
  const text = useText('games');
  const cards = recentGames.useGames();
  if (cards.length === 0) return null;
  return (
    <TileRow
      title={text('recently_played')}
      cards={cards}
      vendors={[]}
      inView
      opening={opening}
      onOpen={open}
    />
  );
}
