/** @jest-environment jsdom */
import {
  bannerList,
  type Endpoint,
  gameList,
  gameMatches,
  listAnnouncements,
  newGameVendor,
} from '@tessera/contract';
import { tellingMutations } from '@tessera/contract/testing';
import { signOut } from '@tessera/shell/session';
import { provideVisits } from '@tessera/shell/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { card, lane, lanes } from '../../testing/games';
import { openPage } from '../../testing/page';
import HomePage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();

/** What a gateway may send in place of a field. `undefined` takes the field away. */
const wrong = [null, undefined, 7, '', {}, [], true, 1e308, 'SOMETHING_NEW'];

/** The values of a game's field that are read differently: the page gets only what was read. */
function toldApart(field: string): readonly unknown[] {
  const known = new Set<string>();
  return wrong.filter((value) => {
    const sent = lanes(lane('RNG', [{ ...card('Star'), [field]: value }]));
    const { success, output } = v.safeParse(gameList.answer, sent);
    const reading = JSON.stringify(success ? output : 'refused');
    const isNew = !known.has(reading);
    known.add(reading);
    return isNew;
  });
}

let visits = 0;

/**
 * Opens the home page with two lanes of new games. The first card of the first lane has other fields.
 * @returns a function that finds a game of this visit
 */
async function openWith(fields: object) {
  visits += 1;
  const named = (name: string) => `${name} ${visits}.`;
  const changed = { ...card(named('Star')), ...fields };
  gateway.on(gameList, {
    value: lanes(lane('RNG', [changed, card(named('Moon'))]), lane('SPORTS', [card(named('Derby'))])),
  });
  sessionStorage.clear();
  openPage('/m/home', <HomePage />);
  await screen.findByRole('button', { name: new RegExp(named('Moon')) });
  return (name: string) => screen.queryByRole('button', { name: new RegExp(named(name)) });
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(async () => {
  cleanup();
  await signOut();
  jest.restoreAllMocks();
});

// First, because the page remembers the lanes of the last visit.
test('games that cannot be read never ask the member to check the connection', async () => {
  gateway.on(gameList, { value: 'this is no list of games' });
  openPage('/m/home', <HomePage />);
  await screen.findByText('We couldn’t load the games');
  expect(document.body.textContent).toMatch(/failure_unreadable|unexpected response/);
  expect(document.body.textContent).not.toMatch(/connection/i);
});

test.each(['image', 'nodeId', 'accountTypeName', 'freeplay', 'hot'])(
  'the home page shows every game, whatever the %s of one is',
  async (field) => {
    for (const value of toldApart(field)) {
      const find = await openWith({ [field]: value });
      expect(['Star', 'Moon', 'Derby'].map((name) => find(name) !== null)).toEqual([true, true, true]);
      cleanup();
    }
  },
);

test.each(['gameId', 'gameCode', 'vendor', 'displayName'])(
  'the home page shows the other games, whatever the %s of one is',
  async (field) => {
    for (const value of toldApart(field)) {
      const find = await openWith({ [field]: value });
      expect(['Moon', 'Derby'].map((name) => find(name) !== null)).toEqual([true, true]);
      cleanup();
    }
  },
);

test.each([{ gameCode: 7 }, { gameId: null }, { vendor: 12 }])('a game with %j is shown', async (fields) => {
  const find = await openWith(fields);
  expect(find('Star')).not.toBeNull();
});

const calls: readonly (readonly [Endpoint, unknown])[] = [
  [
    bannerList as Endpoint,
    {
      banners: [
        {
          linkageType: 'G',
          linkage: 'STAR',
          vendor: 'KST',
          groupName: 'm_home',
          url: '/a.svg',
          title: 'Star night',
        },
        { linkageType: 'URL', linkage: '/m/live', url: '/b.svg', title: 'Live tables' },
      ],
    },
  ],
  [
    newGameVendor as Endpoint,
    {
      vendors: [
        { vendor: 'LNG', name: 'Longshot Lab', gameTypes: ['CRASH'] },
        { vendor: 'KST', name: 'Kestrel Works', gameTypes: ['RNG'] },
      ],
    },
  ],
  [
    listAnnouncements as Endpoint,
    {
      announcements: [
        {
          id: 'a',
          type: 'TICKER',
          title: 'Rocket weekend',
          content: 'Soon',
          link: '/m/activity',
          startTime: 1_700_000_000_001,
        },
        { id: 'b', type: 'TICKER', title: 'New tables' },
      ],
    },
  ],
  [
    gameMatches as Endpoint,
    {
      matches: [
        {
          matchId: 'm1',
          sport: 'FOOTBALL',
          league: 'First league',
          home: { name: 'Harbour', logo: '/h.svg' },
          away: { name: 'Hills' },
          startTime: 4_000_000_000_000,
          phase: 'live',
          minute: 12,
          score: { home: 1, away: 0 },
          markets: [{ code: 'WINNER', line: 2.5, outcomes: [{ code: 'HOME', odds: 1.5 }] }],
          launch: { vendor: 'KST', gameCode: 'BET', playType: 'M1' },
        },
      ],
    },
  ],
];

test.each(
  calls.flatMap(([endpoint, valid]) =>
    [...tellingMutations(endpoint, valid)].map(
      ([place, mutations]) => [place || 'whole', endpoint.name, endpoint, mutations] as const,
    ),
  ),
)(
  'the home page shows every game, whatever the %s of the answer to %s is',
  async (_, _name, endpoint, mutations) => {
    for (const { what, value } of mutations) {
      gateway.forget();
      gateway.on(endpoint, { value });
      const find = await openWith({});
      await waitFor(() => expect(gateway.calls(endpoint)).not.toHaveLength(0));
      expect({ what, shown: ['Star', 'Moon', 'Derby'].filter((name) => find(name) !== null) }).toEqual({
        what,
        shown: ['Star', 'Moon', 'Derby'],
      });
      expect(document.body.textContent).not.toMatch(/NaN|undefined|null|\[object|Invalid Date|[Cc]onnection/);
      cleanup();
    }
  },
);
