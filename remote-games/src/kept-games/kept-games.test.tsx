/** @jest-environment jsdom */
import { gameCard, keys } from '@tessera/contract';
import { signOut } from '@tessera/shell/session';
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { card } from '../testing/games';
import { signInMember } from '../testing/member';
import { keptGames } from './kept-games';

provideVisits();

let visit = 0;
const open = (limit = 3) => {
  visit += 1;
  const key = { ...keys.recentGames, name: `tessera:test-games-${visit}` };
  const kept = keptGames(key, limit);
  const { result } = renderHook(() => kept.useGames());
  return { key, kept, names: () => result.current.map(({ displayName }) => displayName) };
};
const game = (name: string) => v.parse(gameCard, card(name));

afterEach(async () => {
  cleanup();
  await act(signOut);
});

test('the latest game stands first, each once, and the oldest are forgotten', () => {
  const { kept, names } = open();
  for (const name of ['Star', 'Moon', 'Star', 'Sun', 'Sea']) act(() => kept.add(game(name)));
  expect(names()).toEqual(['Sea', 'Sun', 'Star']);
  act(() => kept.remove('Sun'));
  expect(names()).toEqual(['Sea', 'Star']);
});

test('each member has games of their own, and so has a visitor', async () => {
  const { kept, names } = open();
  act(() => kept.add(game('Star')));
  signInMember('lucky_star');
  expect(names()).toEqual([]);
  act(() => kept.add(game('Moon')));
  await act(signOut);
  expect(names()).toEqual(['Star']);
});

test('the device keeps them for the next visit, a corrupt value costs nothing but itself', () => {
  const { key, kept } = open();
  act(() => kept.add(game('Star')));
  const next = renderHook(() => keptGames(key, 3).useGames());
  expect(next.result.current.map(({ displayName }) => displayName)).toEqual(['Star']);
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem(key.name, '{"visitor":[{"gameId":{}}]}');
  expect(renderHook(() => keptGames(key, 3).useGames()).result.current).toEqual([]);
  warned.mockRestore();
});
