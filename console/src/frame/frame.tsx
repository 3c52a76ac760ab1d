import historyIcon from '@phosphor-icons/core/assets/regular/clock-counter-clockwise.svg';
import healthIcon from '@phosphor-icons/core/assets/regular/heartbeat.svg';
import rollOutIcon from '@phosphor-icons/core/assets/regular/rocket-launch.svg';
import fleetIcon from '@phosphor-icons/core/assets/regular/squares-four.svg';
import toolsIcon from '@phosphor-icons/core/assets/regular/wrench.svg';
import { classNames, Icon, RetryLine } from '@tessera/ui';
import { lazy, Suspense } from 'react';
import type { Session } from '../api';
import { addressOf, readFleet, useAddress, useConsole, type View, views } from '../state';
import { type ConsoleKey, t } from '../texts';
import { FleetView } from '../views/fleet';
import { HistoryView } from '../views/history';
import { RollOutView } from '../views/roll-out';
import { ToolsView } from '../views/tools';
import styles from './frame.module.css';
import { Preferences } from './preferences';

// The plots are most of its code.
const HealthView = lazy(() => import('../views/health').then(({ HealthView }) => ({ default: HealthView })));

const entries: Readonly<Record<View, { readonly icon: string; readonly label: ConsoleKey }>> = {
  fleet: { icon: fleetIcon, label: 'fleet' },
  'roll-out': { icon: rollOutIcon, label: 'rollOut' },
  health: { icon: healthIcon, label: 'health' },
  history: { icon: historyIcon, label: 'history' },
  tools: { icon: toolsIcon, label: 'tools' },
};

/** The navigation beside the views, or below them on a narrow screen. */
export function Frame({ session }: { readonly session: Session }) {
  const { view, detail } = useAddress();
  const { connected, fault } = useConsole();
  const running = useConsole(
    ({ jobs }) => jobs.filter(({ state }) => state === 'running' || state === 'waiting').length,
  );
  return (
    <div className={styles.frame}>
      <header className={styles.side}>
        <p className={styles.brand}>
          <span>{t('console')}</span>
          <bdi className={styles.store}>{session.store}</bdi>
        </p>
        <nav aria-label={t('views')} className={styles.nav}>
          {views.map((name) => (
            <a
              key={name}
              href={addressOf(name)}
              aria-current={name === view ? 'page' : undefined}
              className={classNames(styles.entry, name === view && styles.current)}
            >
              <Icon path={entries[name].icon} size={22} />
              <span>{t(entries[name].label)}</span>
              {name === 'roll-out' && running > 0 && (
                <span className={styles.count}>
                  {running}
                  <span className={styles.hidden}> {t('running')}</span>
                </span>
              )}
            </a>
          ))}
        </nav>
        <Preferences session={session} />
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{t(entries[view].label)}</h1>
        {!connected && <p role="status">{t('reconnecting')}</p>}
        {fault !== undefined && (
          <RetryLine message={fault} retryLabel={t('retry')} onRetry={() => void readFleet()} />
        )}
        <Suspense fallback={null}>
          {view === 'fleet' && <FleetView />}
          {view === 'roll-out' && <RollOutView session={session} />}
          {view === 'health' && <HealthView />}
          {view === 'history' && <HistoryView key={detail} merchant={detail} session={session} />}
          {view === 'tools' && <ToolsView session={session} />}
        </Suspense>
      </main>
    </div>
  );
}
