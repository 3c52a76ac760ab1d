import type { FooterEntry } from '@tessera/contract';
import { Icon } from '@tessera/ui';
import { useMemo } from 'react';
import { useLocation } from '../../core/navigation';
import { useMember } from '../../core/session';
import { shownTemplate, useSite } from '../../core/site';
import { useText } from '../../platform/i18n';
import { frameStyles } from '../frame';
import { navIconTheme, useNavOutlines } from '../nav-icons';
import styles from './bottom-nav.module.css';
import { isActiveEntry, prefetchEntry } from './entry-paths';
import { useTap } from './use-tap';
import { visibleNavEntries } from './visible-entries';

/** Third position, counted from zero: where MT8801 turns the chat into a round button without text (R2.32b). */
const SPECIAL_POSITION = 2;

export function BottomNav() {
  const t = useText('shell');
  const { pathname } = useLocation();
  const site = useSite((state) => state);
  const { unread, inbox } = useMember();
  const tap = useTap();
  const entries = useMemo(() => visibleNavEntries(site), [site]);
  const template = shownTemplate(site);
  const { weight, isTinted } = navIconTheme(template, site.mobileTemplate.footerIconTheme);
  const outlines = useNavOutlines(weight);
  const isSpecial = (entry: FooterEntry, position: number) =>
    template === 'MT8801' && entry === 'chat' && position === SPECIAL_POSITION;
  return (
    <nav className={frameStyles.bar} aria-label={t('navigation')} data-tinted={isTinted}>
      {entries.map((entry, position) => {
        const isActive = isActiveEntry(entry, pathname);
        const count = entry === 'chat' ? unread : entry === 'notice' ? inbox : 0;
        const name = t(`nav_${entry}`);
        return (
          <button
            key={entry}
            type="button"
            className={styles.entry}
            data-special={isSpecial(entry, position) || undefined}
            aria-current={isActive ? 'page' : undefined}
            aria-label={count > 0 ? t('nav_unread', { name, count }) : name}
            onPointerDown={() => prefetchEntry(entry)}
            onClick={() => tap(entry)}
          >
            <span className={styles.icon}>
              <Icon path={outlines?.[isActive ? 'current' : 'entries'][entry] ?? ''} size={24} />
              {count > 0 && <span className={styles.bubble}>{count > 99 ? '99+' : count}</span>}
            </span>
            {!isSpecial(entry, position) && <span className={styles.label}>{name}</span>}
          </button>
        );
      })}
    </nav>
  );
}
