import { useStore } from 'zustand';
import { useText } from '../../../platform/i18n';
import { Badge } from '../badge';
import { type OverrideState, overrideStore } from './override-state';
import { removeOverrides } from './stored-overrides';

/** The text key for an override that does not run. */
const sentences = {
  unreachable: 'override_unreachable',
  address: 'override_refused',
  description: 'override_refused',
  replaced: 'override_replaced',
} as const;

function reset(): void {
  removeOverrides();
  location.reload();
}

function Line({ remote, version, host, outcome }: OverrideState) {
  const t = useText('release-overrides');
  return (
    <li>
      <bdi>{version === undefined ? remote : `${remote} ${version}`}</bdi>{' '}
      {outcome === 'runs' ? <bdi>{host}</bdi> : t(sentences[outcome])}
    </li>
  );
}

/** Names the remotes that come from the developer's machine, with a button that returns to the released versions. */
export function OverrideBadge() {
  const t = useText('release-overrides');
  const { overrides } = useStore(overrideStore);
  return (
    <Badge label={t('overrides')} leaveLabel={t('overrides_reset')} onLeave={reset}>
      {overrides.map((override) => (
        <Line key={override.remote} {...override} />
      ))}
    </Badge>
  );
}
