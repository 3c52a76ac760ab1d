import type { ComponentType } from 'react';
import { useText } from '../../../platform/i18n';
import type { ChosenRemote } from '../../choice';
import { Badge } from '../badge';
import { storedPreview } from './token';

function leave(): void {
  storedPreview.remove();
  location.reload();
}

/** Says on every page which versions a preview shows, and leads back to what everybody gets. */
export const badgeOf = (shown: readonly ChosenRemote[]): ComponentType =>
  function PreviewBadge() {
    const t = useText('trial');
    return (
      <Badge label={t('preview')} wayBack={t('preview_leave')} onLeave={leave}>
        {shown.map(({ name, version }) => (
          <li key={name}>
            <bdi>{`${name} ${version}`}</bdi>
          </li>
        ))}
      </Badge>
    );
  };
