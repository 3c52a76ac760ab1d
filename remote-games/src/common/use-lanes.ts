import { gameList } from '@tessera/contract';
import { useLanguage } from '@tessera/shell/i18n';
import { type CallState, useCall } from '@tessera/shell/request';
import { useEffect, useMemo } from 'react';
import { arrangeLanes, type LaneData } from './categories';
import { firstGames } from './requests';

/** By language, because the gateway names games in the language of the call. */
const lastLanes = new Map<string, readonly LaneData[]>();

/**
 * Loads the lanes that have games, in the order of their categories.
 *
 * `useCall` has no value in its first render, even if the request layer has the answer. The lanes of the last render
 * take its place until then. So a page that the member returns to has its full height at once, and shows no skeleton.
 */
export function useLanes(): CallState<readonly LaneData[]> {
  const { status, value: answer, error, reload } = useCall(gameList, firstGames);
  const language = useLanguage();
  const lanes = useMemo(
    () => answer && arrangeLanes(answer.data.lanes).filter(({ display }) => display),
    [answer],
  );
  useEffect(() => {
    if (status === 'ready' && lanes) lastLanes.set(language, lanes);
  }, [language, status, lanes]);
  const value = lanes ?? lastLanes.get(language);
  return { status, reload, ...(value && { value }), ...(error && { error }) };
}
