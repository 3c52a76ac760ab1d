import { gameLane } from '@tessera/contract';
import * as v from 'valibot';
import { card, lane } from '../../../testing/games';
import { Collector, type GameCollection } from './collector';

const collect = (cards: readonly ReturnType<typeof card>[], previous?: GameCollection) => {
  const collector = new Collector(previous);
  collector.add([
    v.parse(gameLane, lane('RNG', cards, { gameClassify: [{ vendor: 'KST', name: 'Kestrel' }] })),
  ]);
  return collector.collection();
};

test('a game and a vendor in several answers are collected once', () => {
  const collector = new Collector();
  const answer = [v.parse(gameLane, lane('RNG', [card('Star'), card('Moon')]))];
  expect(collector.add(answer)).toBe(2);
  expect(collector.add(answer)).toBe(0);
  const { games, vendors } = collector.collection();
  expect(games.map(({ card: { displayName } }) => displayName)).toEqual(['Star', 'Moon']);
  expect(vendors).toEqual([{ vendor: 'KST', name: 'KST' }]);
});

test('equal games from other answers are the previous collection itself, so that nothing renders again', () => {
  const first = collect([card('Star'), card('Moon')]);
  expect(collect([card('Star'), card('Moon')], first)).toBe(first);
});

test('after a change only the changed games are new objects', () => {
  const first = collect([card('Star'), card('Moon')]);
  const second = collect([card('Star', { hot: true }), card('Moon'), card('Sun')], first);
  expect(second).not.toBe(first);
  expect(second.games).toHaveLength(3);
  expect(second.games[0]?.card.hot).toBe(true);
  expect(second.games[1]).toBe(first.games[1]);
  expect(collect([card('Moon')], first).games).toEqual([first.games[1]]);
});
