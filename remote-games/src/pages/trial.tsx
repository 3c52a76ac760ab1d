import { gameTrialLaunch } from '@tessera/contract';
import { safeTarget, useLocation, useQuery } from '@tessera/shell/navigation';
import { call } from '@tessera/shell/request';
import { track } from '@tessera/shell/tracking';
import * as v from 'valibot';
import { paths, type TrialTarget } from '../common/paths';
import { type Launch, LaunchView } from '../features/launch';
import { rememberedGame } from '../features/open-game';

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

const trialQuery = v.pipe(
  v.object({ gameId: word, nodeId: v.optional(word), backUrl: v.optional(v.string()) }),
  v.transform(
    ({ backUrl, ...game }): TrialTarget => ({ ...game, backUrl: safeTarget(backUrl) ?? paths.home }),
  ),
);

/** @returns the game of the page's query, undefined if it names none; an unsafe backUrl is replaced by the home page */
function readTrialQuery(query: URLSearchParams): TrialTarget | undefined {
  const parsed = v.safeParse(trialQuery, Object.fromEntries(query));
  return parsed.success ? parsed.output : undefined;
}

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

/** Launches one game for free, for visitors too (R7.34). Another query is another launch. */
export default function TrialPage() {
  const { search } = useLocation();
  return <TrialLaunch key={search} />;
}
