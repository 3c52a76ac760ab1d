import { type AnswerOf, gameList, type RequestOf } from '@tessera/contract';
import { useLanguage } from '@tessera/shell/i18n';
import { type CallState, useCall } from '@tessera/shell/request';
import { useEffect } from 'react';

type Games = AnswerOf<typeof gameList>;

const seen = new Map<string, Games>();

/**
 * The games that a request asks for. Those that this visit has seen before are there from the first render on, while
 * they are asked for again: who comes back finds the page as long as it was, and no outlines.
 */
export function useGames(request: RequestOf<typeof gameList>): CallState<Games> {
  const state = useCall(gameList, request);
  // Games are named in the language that they were asked for in.
  const key = `${useLanguage()} ${JSON.stringify(request)}`;
  const { value = seen.get(key) } = state;
  useEffect(() => {
    if (state.status === 'ready' && state.value) seen.set(key, state.value);
  }, [key, state.status, state.value]);
  return value ? { ...state, value } : state;
}
