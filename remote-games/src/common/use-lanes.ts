import { gameList } from '@tessera/contract';
import { type CallState, useCall } from '@tessera/shell/request';
import { useMemo } from 'react';
import { arrangeLanes, type LaneData } from './categories';
import { firstGames } from './requests';

/** Loads the lanes that have games, in the order of their categories. */
export function useLanes(): CallState<readonly LaneData[]> {
  const { status, value: answer, error, reload } = useCall(gameList, firstGames);
  const value = useMemo(
    () => answer && arrangeLanes(answer.data.lanes).filter(({ display }) => display),
    [answer],
  );
  return { status, reload, ...(value && { value }), ...(error && { error }) };
}
