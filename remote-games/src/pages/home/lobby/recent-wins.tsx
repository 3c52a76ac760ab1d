import { recentWins } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useLocation } from '@tessera/shell/navigation';
import { useMoney } from '@tessera/shell/site';
import { Amount, Section } from '@tessera/ui';
import { Picture } from '../../../common/images';
import { Sideways } from '../../../common/sideways';
import { useOpenGame } from '../../../features/open-game';
import styles from './lobby.module.css';
import { useRefreshed } from './use-refreshed';

/** The latest large wins (whose, how much, in which game). A tap opens the game. Renders nothing without any. */
export default function RecentWins() {
  const text = useText('games');
  const money = useMoney();
  const { status, value } = useRefreshed(recentWins);
  const { pathname, search } = useLocation();
  const { open } = useOpenGame(pathname + search);
  const wins = value?.wins ?? [];
  if (wins.length === 0)
    return status === 'loading' ? <div aria-busy="true" className={styles.winsPlace} /> : null;
  return (
    <Section title={text('recent_wins')} className={styles.section}>
      <Sideways>
        <ul className={styles.wins}>
          {wins.map(({ id, player, amount, game }) => (
            <li key={id}>
              <button type="button" onClick={() => open(game)} className={styles.win}>
                <span className={styles.winArt}>
                  <Picture image={game.image} width={48} height={64} />
                </span>
                <span className={styles.winWords}>
                  <b>
                    <Amount>{money(amount)}</Amount>
                  </b>
                  <span>{game.displayName}</span>
                  <bdi translate="no">{player}</bdi>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Sideways>
    </Section>
  );
}
