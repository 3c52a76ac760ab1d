import { useText } from '@tessera/shell/i18n';
import { useLocation } from '@tessera/shell/navigation';
import { recentGames } from '../../common/saved-games';
import { useOpenGame } from '../../features/open-game';
import { TileRow } from './tile-row';

/** The games that the member played last on this device. Renders nothing before the first one. */
export function ContinuePlaying() {
  const text = useText('games');
  const { pathname, search } = useLocation();
  const { opening, open } = useOpenGame(pathname + search);
  const cards = recentGames.useGames();
  if (cards.length === 0) return null;
  return (
    <TileRow
      title={text('continue_playing')}
      cards={cards}
      vendors={[]}
      inView
      opening={opening}
      onOpen={open}
    />
  );
}
