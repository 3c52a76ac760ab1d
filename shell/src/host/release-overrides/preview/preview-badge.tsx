import type { ComponentType } from 'react';
import { useText } from '../../../platform/i18n';
import type { ChosenRemote } from '../../choice';
import { Badge } from '../badge';
import { storedPreview } from './token';

function leave(): void {
  storedPreview.remove();
  location.reload();
}

/** Makes the badge that names the previewed versions, with a button that returns to the released ones. */
export const badgeOf = (shown: readonly ChosenRemote[]): ComponentType =>
  function PreviewBadge() {
    const t = useText('release-overrides');
    return (
      <Badge label={t('preview')} leaveLabel={t('preview_leave')} onLeave={leave}>
        {shown.map(({ name, version }) => (
          <li key={name}>
            <bdi>{`${name} ${version}`}</bdi>
          </li>
        ))}
      </Badge>
    );
  };
