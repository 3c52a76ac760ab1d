import { type Jackpot, jackpots } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useLocation } from '@tessera/shell/navigation';
import { CountedAmount } from '../../../common/counted-amount';
import { type OpenGame, useOpenGame } from '../../../features/open-game';
import styles from './lobby.module.css';
import { useRefreshed } from './use-refreshed';

/** The number of jackpots that the panel has room for. */
const MAX_JACKPOTS = 3;

/** One jackpot: a button if it belongs to a game. */
function Prize({
  jackpot: { name, amount, growth, game },
  onOpen,
}: {
  jackpot: Jackpot;
  onOpen: OpenGame['open'];
}) {
  const content = (
    <>
      <span className={styles.prizeName}>{name}</span>
      <span className={styles.prizeAmount}>
        <CountedAmount amount={amount} growth={growth} />
      </span>
    </>
  );
  if (!game) return <div className={styles.prize}>{content}</div>;
  return (
    <button type="button" onClick={() => onOpen(game)} className={styles.prize}>
      {content}
    </button>
  );
}

/** The merchant's jackpots, which count. The first one is the largest. Renders nothing without any. */
export default function Jackpots() {
  const text = useText('games');
  const { status, value } = useRefreshed(jackpots);
  const { pathname, search } = useLocation();
  const { open } = useOpenGame(pathname + search);
  const shown = value?.jackpots.slice(0, MAX_JACKPOTS) ?? [];
  if (shown.length === 0)
    return status === 'loading' ? <div aria-busy="true" className={styles.jackpots} /> : null;
  return (
    <section aria-label={text('jackpots')} className={styles.jackpots}>
      {shown.map((jackpot) => (
        <Prize key={jackpot.id} jackpot={jackpot} onOpen={open} />
      ))}
    </section>
  );
}
