/** @jest-environment jsdom */
import {
  type Endpoint,
  gameCard,
  launchGame,
  launchSeaLottery,
  launchVietnamLottery,
  memberInfo,
  status,
} from '@tessera/contract';
import { nameOfPlace, tellingMutations } from '@tessera/contract/testing';
import { alert } from '@tessera/shell/notices';
import { signOut } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { provideTracking } from '@tessera/shell/tracking';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import * as v from 'valibot';
import { recentGames } from '../../common/saved-games';
import { leave } from '../../features/launch/leave';
import { rememberGame } from '../../features/open-game/opened-game';
import { card } from '../../testing/games';
import { signInMember } from '../../testing/member';
import { address, openPage } from '../../testing/page';
import LaunchPage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(() => Promise.resolve()),
}));
jest.mock('../../features/launch/leave', () => ({ leave: jest.fn() }));

const gateway = provideVisits({ merchant: { allow: { games: ['https://play.example.com'] } } });

const reel = v.parse(gameCard, card('Star Reel', { accountTypeName: 'Kestrel', image: '/art/star.svg' }));
const gameUrl = 'https://play.example.com/star?session=1';
const place = '/m/launchGame?vendor=KST&code=STAR_REEL&backUrl=%2Fm%2Fgame%3Fcategory%3DRNG';
const site = {};
const open = (at = place) =>
  openPage(
    at,
    <StrictMode>
      <LaunchPage />
    </StrictMode>,
    '/m/game?category=RNG',
  );
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const launches = () => gateway.queries(launchGame);
const setSite = async (value: object) => {
  gateway.on(status, { value });
  const done = refreshSite();
  await jest.advanceTimersByTimeAsync(1);
  await done;
};

beforeEach(async () => {
  jest.useFakeTimers();
  gateway.on(launchGame, { value: { gameUrl } });
  await setSite(site);
  signInMember();
});
afterEach(async () => {
  cleanup();
  void signOut();
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  jest.clearAllMocks();
});

test('the page requests the game by GET with the launch payload, and leaves for its address [R7.24]', async () => {
  expect(launchGame).toMatchObject({ method: 'GET', path: '/wps/game/launchGame', timeout: 10_000 });
  open();
  await wait(50);
  expect(launches()).toEqual([
    {
      gameCode: 'STAR_REEL',
      vendor: 'KST',
      launchMode: 'real',
      device: 'MOBILE',
      backUrl: 'http://localhost/m/game?category=RNG',
      hasLobby: 'true',
      language: 'EN',
    },
  ]);
  expect(leave).toHaveBeenCalledWith(gameUrl);
});

test('a page that opens with a launch waits up to 2 s for the name of the club [R3.35, R3.36]', async () => {
  const clubLabel = { labelName: 'Gold' };
  gateway.on(memberInfo, { value: { id: '7', account: 'lucky_star', type: 0, clubLabel } });
  open();
  await wait(50);
  expect(launches()[0]?.labelName).toBe('Gold');

  cleanup();
  void signOut();
  signInMember();
  gateway.on(memberInfo, 'no answer in time');
  open();
  await wait(1_900);
  expect(launches()).toHaveLength(1);
  await wait(200);
  expect(launches()).toHaveLength(2);
  expect(launches()[1]).not.toHaveProperty('labelName');
});

test('in strict mode, and as time passes, a game is launched only once', async () => {
  open();
  await wait(5_000);
  expect(launches()).toHaveLength(1);
  expect(leave).toHaveBeenCalledTimes(1);
});

test('a successful launch is tracked once', async () => {
  provideTracking(() => undefined)();
  const sink = jest.fn();
  const stop = provideTracking(sink);
  open();
  await wait(50);
  stop();
  expect(sink.mock.calls).toEqual([
    ['gameLaunch', expect.objectContaining({ vendor: 'KST', gameCode: 'STAR_REEL' })],
  ]);
});

test('the screen shows the tapped game and the progress of its launch', async () => {
  rememberGame(reel);
  open();
  await wait(50);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Star Reel');
  expect(screen.getByText('Kestrel')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Opening the game…' })).toBeTruthy();
  expect(document.querySelector('img[src="/art/star.svg"]')).toBeTruthy();
  expect(launches()[0]?.title).toBe('Star Reel');
});

test('without an answer within 10 s, an alert with a button leads back [R8.28] [R9.9]', async () => {
  gateway.on(launchGame, 'no answer in time');
  open();
  await wait(9_900);
  expect(alert).not.toHaveBeenCalled();
  await wait(200);
  expect(alert).toHaveBeenCalledWith({
    message: 'The game is taking too long to respond. Please try again.',
    confirmLabel: 'OK',
  });
  expect(address()).toBe('/m/game?category=RNG');
  expect(leave).not.toHaveBeenCalled();
});

test('without a redirect within 10 s, an alert with a button leads back [R8.28] [R9.9]', async () => {
  open();
  await wait(9_900);
  expect(leave).toHaveBeenCalledTimes(1);
  expect(alert).not.toHaveBeenCalled();
  await wait(200);
  expect(alert).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/m/game?category=RNG');
});

test('the page leads back only after the dialog is closed', async () => {
  let close = () => {};
  jest.mocked(alert).mockReturnValueOnce(
    new Promise((resolve) => {
      close = resolve;
    }),
  );
  gateway.on(launchGame, 'no answer in time');
  open();
  await wait(10_100);
  expect(address()).toBe(place);
  close();
  await wait(10);
  expect(address()).toBe('/m/game?category=RNG');
});

test('an address on none of the merchant’s game hosts is refused with a sentence', async () => {
  gateway.on(launchGame, { value: { gameUrl: 'https://evil.example/star' } });
  open();
  await wait(50);
  expect(screen.getByRole('alert').textContent).toContain('don’t recognise this game’s address');
  expect(leave).not.toHaveBeenCalled();
});

test('a refused launch shows the gateway’s message, and a retry can succeed', async () => {
  gateway.on(launchGame, { refused: { message: 'This game is under repair' } });
  open();
  await wait(50);
  expect(screen.getByRole('alert').textContent).toBe('This game is under repair');
  gateway.on(launchGame, { value: { gameUrl } });
  jest.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(leave).toHaveBeenCalledWith(gameUrl);
  jest.useFakeTimers();
});

const comeOnline = async () => {
  dispatchEvent(new Event('online'));
  // The ping, and then the launch, which begins with the next render.
  await wait(50);
  await wait(50);
};
test('a launch that did not reach the gateway is repeated when it is reached again, a refused one is not', async () => {
  gateway.on(launchGame, 'unreachable');
  open();
  await wait(50);
  expect(screen.getByRole('alert')).toBeTruthy();
  gateway.on(launchGame, { refused: { message: 'This game is under repair' } });
  await comeOnline();
  expect(screen.getByRole('alert').textContent).toBe('This game is under repair');
  await comeOnline();
  expect(launches()).toHaveLength(2);
});

test('Cancel leads back', async () => {
  gateway.on(launchGame, 'no answer in time');
  open();
  await wait(100);
  jest.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(address()).toBe('/m/game?category=RNG');
  jest.useFakeTimers();
});

test('games that start only in the app are not launched by a link [R5.14] [R8.29]', async () => {
  await setSite({ ...site, whitelabelVal: { STARTGAMEINAPP3: '1' } });
  open();
  await wait(50);
  expect(alert).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('use the app') }),
  );
  expect(launches()).toHaveLength(0);
  expect(address()).toBe('/m/game?category=RNG');
});

test.each([
  ['vendor=TCG_SEA&code=4D', launchSeaLottery, { gameCode: '4D' }],
  ['prize_mode=SEA&code=4D', launchSeaLottery, { gameCode: '4D' }],
  ['vendor=TCG_LOTTO_VN&code=MB&prize_mode=VN2', launchVietnamLottery, { gameCode: 'MB', prizeMode: 'VN2' }],
])(
  '%s is launched by the call of its lottery, and the page leaves for its address [R7.25] [R7.26]',
  async (query, endpoint, expected) => {
    gateway.on(endpoint, { value: { gameUrl } });
    open(`/m/launchGame?${query}`);
    await wait(50);
    expect(endpoint).toMatchObject({ method: 'GET', timeout: 10_000 });
    expect(gateway.queries(endpoint)).toEqual([
      { ...expected, hasLobby: 'true', backUrl: 'http://localhost/m/home' },
    ]);
    expect(launches()).toHaveLength(0);
    expect(leave).toHaveBeenCalledWith(gameUrl);
  },
);

test.each([
  ['vendor=TCG_SEA&code=4D', launchSeaLottery, { vendor: 'TCG_SEA', lottoGameCode: '4D' }],
  [
    'vendor=TCG_LOTTO_VN&code=MB&prize_mode=VN2',
    launchVietnamLottery,
    { vendor: 'TCG_LOTTO_VN', lottoGameCode: 'MB', lottoPrizeMode: 'VN2' },
  ],
])(
  '%s is launched by the general call where the gateway has none for its lottery, which is asked once [R7.24]',
  async (query, endpoint, expected) => {
    const info = jest.spyOn(console, 'info').mockImplementation();
    gateway.on(endpoint, { status: 404 });
    for (const times of [1, 2]) {
      open(`/m/launchGame?${query}`);
      await wait(50);
      expect(launches()).toHaveLength(times);
      expect(launches().at(-1)).toMatchObject(expected);
      expect(leave).toHaveBeenCalledTimes(times);
      expect(leave).toHaveBeenLastCalledWith(gameUrl);
      cleanup();
    }
    expect(gateway.queries(endpoint)).toHaveLength(1);
    info.mockRestore();
  },
);

test('a lottery that its own call refuses is not launched by the general one [R7.25]', async () => {
  gateway.on(launchSeaLottery, { refused: { message: 'Closed today' } });
  open('/m/launchGame?vendor=TCG_SEA&code=4D');
  await wait(50);
  expect(screen.getByRole('alert').textContent).toMatch(/\w{3}/);
  expect(launches()).toEqual([]);
});

test('a launched game is among the recently played ones', async () => {
  rememberGame(reel);
  open();
  await wait(50);
  const { result } = renderHook(() => recentGames.useGames());
  expect(result.current.map(({ displayName }) => displayName)).toEqual(['Star Reel']);
});

test('a link that names no game makes no call', async () => {
  open('/m/launchGame?vendor=KST');
  await wait(50);
  expect(screen.getByRole('alert').textContent).toBe('This link doesn’t lead to a game.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(launches()).toHaveLength(0);
});

const lotteries: readonly (readonly [string, Endpoint])[] = [
  [place, launchGame as Endpoint],
  ['/m/launchGame?vendor=TCG_SEA&code=4D', launchSeaLottery as Endpoint],
  ['/m/launchGame?vendor=TCG_LOTTO_VN&code=MB', launchVietnamLottery as Endpoint],
];
test.each(
  lotteries.flatMap(([at, endpoint]) =>
    [...tellingMutations(endpoint, { gameUrl, spare: 1 }).values()]
      .flat()
      .map(
        (mutation) =>
          [endpoint.name, nameOfPlace(mutation.place) || 'answer', mutation.what, at, mutation] as const,
      ),
  ),
)(
  'the answer to %s with its %s as %s opens the game that it names, or says why it does not',
  async (name, _place, _what, at, mutation) => {
    const endpoint = lotteries.find(([, one]) => one.name === name)?.[1];
    if (endpoint) gateway.on(endpoint, { value: mutation.value });
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(console, 'error').mockImplementation();
    open(at);
    await wait(50);
    if (jest.mocked(leave).mock.calls.length > 0) {
      const [[opened = ''] = []] = jest.mocked(leave).mock.calls;
      expect(opened).toMatch(/^https:\/\/play\.example\.com\//);
    } else {
      expect(screen.getByRole('alert').textContent).toMatch(/\w{3}/);
      expect(screen.getByRole('alert').textContent).not.toMatch(/connection/i);
      expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    }
    expect(document.body.textContent).not.toMatch(/NaN|undefined|null|\[object/);
    jest.restoreAllMocks();
  },
);
