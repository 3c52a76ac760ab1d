import { gameLane } from '@tessera/contract';
import * as v from 'valibot';
import { card, lane } from '../../testing/games';
import { arrangeLanes } from './arrange-lanes';

const parse = (...lanes: ReturnType<typeof lane>[]) => lanes.map((one) => v.parse(gameLane, one));
const titles = (...lanes: ReturnType<typeof lane>[]) =>
  arrangeLanes(parse(...lanes)).map(({ title }) => title);

test('lanes are sorted by ordinal, in whatever order the gateway sends them [R9.35]', () => {
  const some = ['ELOTT', 'VIETNAM_LOTTO', 'RNG', 'LOTT', 'SEA_LOTT', 'SPORTS'].map((title) =>
    lane(title, []),
  );
  expect(titles(...some)).toEqual(['SPORTS', 'RNG', 'LOTT', 'VIETNAM_LOTTO', 'ELOTT', 'SEA_LOTT']);
});

test('lanes with equal ordinals keep the gateway’s order', () => {
  expect(titles(lane('ELOTTO', []), lane('ELOTT', []))).toEqual(['ELOTTO', 'ELOTT']);
});

test('slots and duels of the vendor TCG are merged into one lane with the games and counts of both [R9.35]', () => {
  const house = { vendor: 'TCG' };
  const [first, merged] = arrangeLanes(
    parse(
      lane('PVP', [card('Royal Duel', house)], { gameCount: 8 }),
      lane('RNG', [card('Star Reel', house)], { gameCount: 30 }),
      lane('SPORTS', [card('Cup')]),
    ),
  );
  expect(first?.title).toBe('SPORTS');
  expect(merged).toMatchObject({
    title: 'TCG',
    ordinal: 300,
    mapping: { titles: ['PVP', 'RNG'], ordinal: 300 },
    gameCount: 38,
  });
  expect(merged?.cards.map(({ displayName }) => displayName)).toEqual(['Royal Duel', 'Star Reel']);
});

test('slots and duels of other vendors stay in their own lanes [R9.35]', () => {
  const mixed = [card('Star Reel', { vendor: 'TCG' }), card('Moon Reel', { vendor: 'KST' })];
  expect(titles(lane('PVP', [card('Duel')]), lane('RNG', mixed))).toEqual(['RNG', 'PVP']);
});

test('lanes of unknown categories are merged into OTHER, which comes last, with the games and counts of all', () => {
  const arranged = arrangeLanes(
    parse(
      lane('COCKFIGHT', [card('Red Spur')], { gameCount: 5 }),
      lane('BINGO', [card('Bingo 75')], { gameCount: 9 }),
      lane('SEA_LOTT', [card('Monsoon')]),
    ),
  );
  expect(arranged.map(({ title, gameCount }) => [title, gameCount])).toEqual([
    ['SEA_LOTT', 1],
    ['OTHER', 14],
  ]);
  expect(arranged[1]?.mapping.titles).toEqual(['COCKFIGHT', 'BINGO']);
});

test('a lane has its position, its mapping, its vendors in order and whether it has games [R3.33]', () => {
  const [full, empty] = arrangeLanes(
    parse(
      lane('LIVE', []),
      lane('SPORTS', [card('Cup', { vendor: 'ZZZ' }), card('Derby', { vendor: 'WST' })], {
        gameClassify: [
          { vendor: 'WST', name: 'Whistle Sports' },
          { vendor: 'TCH', name: 'Touchline' },
        ],
        gameCount: 24,
      }),
    ),
  );
  expect(full).toMatchObject({
    title: 'SPORTS',
    sorting: 0,
    ordinal: 100,
    mapping: { titles: ['SPORTS'], ordinal: 100 },
    vendorSorting: ['WST', 'TCH', 'ZZZ'],
    display: true,
    gameCount: 24,
  });
  expect(empty).toMatchObject({ title: 'LIVE', sorting: 1, ordinal: 200, display: false, gameCount: 0 });
});

test('a game in two lanes of one category is shown once', () => {
  const [only] = arrangeLanes(
    parse(lane('FISH', [card('Reef')]), lane('FISH', [card('Reef'), card('Tide')])),
  );
  expect(only?.cards.map(({ displayName }) => displayName)).toEqual(['Reef', 'Tide']);
});
