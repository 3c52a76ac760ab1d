import { gameTrialLaunch } from '@tessera/contract';
import { useLocation, useQuery } from '@tessera/shell/navigation';
import { call } from '@tessera/shell/request';
import { track } from '@tessera/shell/tracking';
import { paths } from '../common/paths';
import { LaunchView } from '../features/launch/launch-view';
import { rememberedGame } from '../features/open-game/opened-game';
import type { Launch } from '../features/launch/run-launch';
import { readTrialQuery } from './trial-query';

function TrialLaunch() {
  const query = readTrialQuery(useQuery());
  const card = rememberedGame(query);
  const launch: Launch | undefined = query && {
    ask: (options) =>
      call(gameTrialLaunch, { gameId: query.gameId, nodeId: query.nodeId, platform: 'html5' }, options),
    onStart: () => track('startTrial', { gameId: query.gameId, title: card?.displayName }),
  };
  return <LaunchView launch={launch} card={card} backUrl={query?.backUrl ?? paths.home} />;
}

/** Opens one game for free, for visitors too (R7.34); another query is another launch. */
export default function TrialPage() {
  const { search } = useLocation();
  return <TrialLaunch key={search} />;
}
