import { useText } from '@tessera/shell/i18n';
import { useLocation } from '@tessera/shell/navigation';
import { refreshGameMatches, useSite } from '@tessera/shell/site';
import { Section } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { Sideways } from '../../../common/sideways';
import { useOpenGame } from '../../../features/open-game';
import { AllLink } from '../all-link';
import { MatchCard } from './match-card';
import { MatchesPlaceholder } from './matches-placeholder';
import styles from './popular-matches.module.css';

/** The time in ms between updates of scores and odds while the page is visible. */
const INTERVAL = 30_000;
const MAX_MATCHES = 10;

/** Matches that are open for bets, with current scores and odds (R7.36). Renders nothing without any. */
export default function PopularMatches() {
  const text = useText('games');
  const matches = useSite((site) => site.gameMatches);
  const { pathname, search } = useLocation();
  const { open } = useOpenGame(pathname + search);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    // Best effort: after a failure the last matches stay. The request client has logged the reason.
    const refresh = () => void refreshGameMatches().catch(() => setFailed(true));
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), INTERVAL);
    refresh();
    return () => clearInterval(timer);
  }, []);

  if (!matches) return hasFailed ? null : <MatchesPlaceholder />;
  if (matches.length === 0) return null;
  return (
    <Section
      title={text('matches')}
      action={<AllLink category="SPORTS" name={text('category_SPORTS')} />}
      className={styles.section}
    >
      <Sideways>
        <ul className={styles.row}>
          {matches.slice(0, MAX_MATCHES).map((match) => (
            <li key={match.matchId}>
              <MatchCard match={match} onOpen={open} />
            </li>
          ))}
        </ul>
      </Sideways>
    </Section>
  );
}
