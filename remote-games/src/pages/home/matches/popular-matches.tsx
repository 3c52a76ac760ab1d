import { useText } from '@tessera/shell/i18n';
import { useLocation } from '@tessera/shell/navigation';
import { refreshGameMatches, useSite } from '@tessera/shell/site';
import { Section } from '@tessera/ui';
import { useEffect } from 'react';
import { AllLink } from '../all-link';
import { useOpenGame } from '../../../features/open-game/use-open-game';
import { MatchCard } from './match-card';
import { MatchesPlace } from './matches-place';
import styles from './popular-matches.module.css';

/** In ms: how old scores and odds may get while the page is looked at. */
const EVERY = 30_000;
const SHOWN = 10;

/** Matches that can be bet on now, with score and odds kept up to date (R7.36); nothing where there are none. */
export default function PopularMatches() {
  const text = useText('games');
  const matches = useSite((site) => site.gameMatches);
  const { pathname, search } = useLocation();
  const { open } = useOpenGame(pathname + search);

  useEffect(() => {
    // What was known before stays when they cannot be had; the request client has logged why.
    const refresh = () => void refreshGameMatches().catch(() => undefined);
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), EVERY);
    refresh();
    return () => clearInterval(timer);
  }, []);

  if (!matches) return <MatchesPlace />;
  if (matches.length === 0) return null;
  return (
    <Section
      title={text('matches')}
      action={<AllLink category="SPORTS" name={text('category_SPORTS')} />}
      className={styles.section}
    >
      <ul className={styles.row}>
        {matches.slice(0, SHOWN).map((match) => (
          <li key={match.matchId}>
            <MatchCard match={match} onOpen={open} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
