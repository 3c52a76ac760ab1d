/** @jest-environment jsdom */
import { asJson, fc, hostileJson, hostileText, like, mixedText, property } from '@tessera/build/testing';
import { type GameCard, gameCard, keys } from '@tessera/contract';
import { safeTarget } from '@tessera/shell/navigation';
import { signIn } from '@tessera/shell/session';
import { provideVisits } from '@tessera/shell/testing';
import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { savedGames } from './common/saved-games';
import { launchKind, launchPayload } from './pages/launch/launch-payload';
import { readLaunchQuery } from './pages/launch/launch-query';

provideVisits();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the launch page', () => {
  const origin = 'https://palace.example';
  const names = fc.constantFrom(
    'vendor',
    'prize_mode',
    'code',
    'playType',
    'lottoView',
    'hasLobby',
    'backUrl',
  );
  const value = fc.oneof(
    hostileText,
    mixedText('/m/', '//evil.example', 'LOTT', 'SEA_', 'no'),
    fc.constant('KST'),
  );
  const query = fc
    .tuple(fc.array(fc.tuple(names, value)), fc.array(fc.tuple(hostileText, value)))
    .map(([known, other]) => new URLSearchParams([['code', 'STAR'], ['vendor', 'KST'], ...known, ...other]));

  property('any query is a game with a path back to a page of ours, or no game [R2.18]', query, (raw) => {
    const read = readLaunchQuery(raw);
    if (!read) return;
    expect(safeTarget(read.backUrl)).toBe(read.backUrl);
    const payload = launchPayload(read, { language: 'EN', origin });
    expect(new URL(payload.backUrl).origin).toBe(origin);
    expect(payload.gameCode.length).toBeLessThanOrEqual(128);
    expect(['game', 'lottery', 'sea-lottery', 'vietnam-lottery']).toContain(launchKind(read));
  });
});

describe('games that a device saves', () => {
  const card: GameCard = v.parse(gameCard, {
    gameId: '7',
    gameCode: 'STAR',
    vendor: 'KST',
    displayName: 'Star',
  });

  property(
    'a member of any name has the games that were saved for the name, whatever was stored',
    fc.tuple(hostileText, fc.oneof(hostileJson, like(v.record(v.string(), v.array(gameCard))))),
    ([id, stored]) => {
      if (id === '' || id === '__proto__') return;
      localStorage.setItem(keys.favouriteGames.name, asJson(stored));
      act(() => signIn({ id, token: 'token', userName: 'star' }));
      const games = savedGames(keys.favouriteGames, 3);
      const { result, unmount } = renderHook(() => games.useGames());
      expect(Array.isArray(result.current)).toBe(true);
      act(() => games.add(card));
      expect(result.current[0]).toEqual(card);
      expect(result.current.length).toBeLessThanOrEqual(3);
      unmount();
    },
    { cost: 5 },
  );
});
