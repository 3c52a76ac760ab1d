/** @jest-environment jsdom */
import { gameCard, keys } from '@tessera/contract';
import { signIn, signOut } from '@tessera/shell/session';
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { card } from '../testing/games';
import { signInMember } from '../testing/member';
import { savedGames } from './saved-games';

provideVisits();

let visit = 0;
const open = (limit = 3) => {
  visit += 1;
  const key = { ...keys.recentGames, name: `tessera:test-games-${visit}` };
  const saved = savedGames(key, limit);
  const { result } = renderHook(() => saved.useGames());
  return { key, saved, names: () => result.current.map(({ displayName }) => displayName) };
};
const game = (name: string) => v.parse(gameCard, card(name));

afterEach(async () => {
  cleanup();
  await act(signOut);
});

test('the latest game comes first, each game once, and the oldest ones are removed', () => {
  const { saved, names } = open();
  for (const name of ['Star', 'Moon', 'Star', 'Sun', 'Sea']) act(() => saved.add(game(name)));
  expect(names()).toEqual(['Sea', 'Sun', 'Star']);
  act(() => saved.remove('Sun'));
  expect(names()).toEqual(['Sea', 'Star']);
});

test('games are saved for each member, and for visitors', async () => {
  const { saved, names } = open();
  act(() => saved.add(game('Star')));
  signInMember('lucky_star');
  expect(names()).toEqual([]);
  act(() => saved.add(game('Moon')));
  await act(signOut);
  expect(names()).toEqual(['Star']);
});

test('a member may be called like a field that every object has', () => {
  act(() => signIn({ id: 'constructor', token: 'token', userName: 'constructor' }));
  const { saved, names } = open();
  expect(names()).toEqual([]);
  act(() => saved.add(game('Star')));
  expect(names()).toEqual(['Star']);
});

test('games are saved for the next visit; a corrupt value is discarded', () => {
  const { key, saved } = open();
  act(() => saved.add(game('Star')));
  const next = renderHook(() => savedGames(key, 3).useGames());
  expect(next.result.current.map(({ displayName }) => displayName)).toEqual(['Star']);
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem(key.name, '{"visitor":[{"gameId":{}}]}');
  expect(renderHook(() => savedGames(key, 3).useGames()).result.current).toEqual([]);
  warned.mockRestore();
});
