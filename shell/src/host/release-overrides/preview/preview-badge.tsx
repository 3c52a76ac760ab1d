import type { ComponentType } from 'react';
import { useText } from '../../../platform/i18n';
import { areaOf } from '../../../platform/storage';
import type { ChosenRemote } from '../../choice';
import { Badge } from '../badge';
import { PREVIEW } from './token';

function leave(): void {
  areaOf('session').removeItem(PREVIEW);
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
