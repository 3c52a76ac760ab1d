import { topGames } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useLocation } from '@tessera/shell/navigation';
import { useCall } from '@tessera/shell/request';
import { Section } from '@tessera/ui';
import { GameCardTile } from '../../../common/game-card-tile';
import { Sideways } from '../../../common/sideways';
import { useOpenGame } from '../../../features/open-game';
import styles from './lobby.module.css';

const MAX_GAMES = 10;

/** The games that are played most, with their rank. Renders nothing without any. */
export default function TopGames() {
  const text = useText('games');
  const { status, value } = useCall(topGames, {});
  const { pathname, search } = useLocation();
  const { opening, open } = useOpenGame(pathname + search);
  const games = value?.games?.slice(0, MAX_GAMES) ?? [];
  if (games.length === 0)
    return status === 'loading' ? <div aria-busy="true" className={styles.topPlace} /> : null;
  return (
    <Section title={text('top_games')} className={styles.section}>
      <Sideways>
        <ol className={styles.top}>
          {games.map((card, at) => (
            <li key={card.gameId} className={styles.ranked}>
              <span aria-hidden="true" className={styles.rank}>
                {at + 1}
              </span>
              <div className={styles.rankedTile}>
                <GameCardTile
                  card={card}
                  vendorName={card.accountTypeName}
                  busy={opening === card.gameId}
                  onOpen={open}
                />
              </div>
            </li>
          ))}
        </ol>
      </Sideways>
    </Section>
  );
}
