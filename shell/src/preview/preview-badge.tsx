import { Button } from '@tessera/ui';
import { areaOf } from '../environment/storage/area';
import type { ChosenRemote } from '../federation/remotes';
import { useText } from '../i18n';
import type { InterruptingScreen } from '../interruptions';
import styles from './preview-badge.module.css';
import { PREVIEW } from './token';

function leave(): void {
  areaOf('session').removeItem(PREVIEW);
  location.reload();
}

/** Says on every page which versions a preview shows, and leads back to what everybody gets. */
export const badgeOf = (shown: readonly ChosenRemote[]): InterruptingScreen =>
  function PreviewBadge() {
    const t = useText('shell');
    return (
      <aside className={styles.badge} aria-label={t('preview')}>
        <span className={styles.text}>
          {t('preview')} <bdi>{shown.map(({ name, version }) => `${name} ${version}`).join(', ')}</bdi>
        </span>
        <Button size="s" variant="secondary" onClick={leave}>
          {t('preview_leave')}
        </Button>
      </aside>
    );
  };
