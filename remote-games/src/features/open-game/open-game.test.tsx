/** @jest-environment jsdom */
import { gameCard, status } from '@tessera/contract';
import { closeLogin, loginReason, loginTarget, useLoginDialog } from '@tessera/shell/navigation';
import { alert } from '@tessera/shell/notices';
import { signOut } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { readLaunchQuery } from '../../pages/launch/launch-query';
import { card } from '../../testing/games';
import { signInMember } from '../../testing/member';
import { address, openPage, trace } from '../../testing/page';
import { rememberedGame } from './opened-game';
import { useOpenGame } from './use-open-game';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(() => Promise.resolve()),
}));

const gateway = provideVisits();

const reel = v.parse(gameCard, card('Star Reel', { image: '/art/star.svg', accountTypeName: 'Kestrel' }));
const picture = 'https://img.example.com/star.svg';
const launch = '/m/launchGame?vendor=KST&code=STAR_REEL&backUrl=%2Fm%2Fhome%3Fx%3D1';
const trial = '/m/trialGame?gameId=Star+Reel&backUrl=%2Fm%2Fhome%3Fx%3D1';

function Tile({ free = false, game = reel }) {
  const { open, opening } = useOpenGame('/m/home?x=1', { free });
  return (
    <button type="button" aria-busy={opening === reel.gameId} onClick={() => open(game, { picture })}>
      play
    </button>
  );
}
const tap = () => userEvent.click(screen.getByRole('button', { name: 'play' }));

beforeEach(() => {
  openPage('/m/home', <Tile />);
});
afterEach(async () => {
  jest.clearAllMocks();
  act(closeLogin);
  cleanup();
  await signOut();
});

test('a member goes to the launch page of the game, with the path back [R2.18]', async () => {
  signInMember();
  await tap();
  expect(address()).toBe(launch);
});

test('a visitor first gets the login over the page, which then leads to the launch page [R2.18]', async () => {
  await tap();
  expect(address()).toBe('/m/home');
  expect(renderHook(useLoginDialog).result.current).toBe(true);
  expect(loginTarget()).toBe(launch);
  act(closeLogin);
  expect(loginTarget()).toBeUndefined();
  expect(screen.getByRole('button', { name: 'play' }).getAttribute('aria-busy')).toBe('false');
});

test('the login says for which game it is', async () => {
  await tap();
  expect(loginReason()).toStrictEqual({
    title: 'Sign in to play Star Reel',
    detail: 'Kestrel',
    picture,
    instead: undefined,
  });
});

test('for a game that can be played for free, the login leads to the trial too', async () => {
  cleanup();
  openPage('/m/home', <Tile game={{ ...reel, freeplay: true }} />);
  await tap();
  expect(loginReason()?.instead).toStrictEqual({ label: 'Free play', target: trial });
});

test('the launch page gets the name and artwork of the game', async () => {
  await tap();
  const query = readLaunchQuery(new URLSearchParams(launch.split('?')[1]));
  expect(rememberedGame(query)).toEqual(reel);
  expect(rememberedGame({ gameId: reel.gameId })).toEqual(reel);
  expect(rememberedGame({ vendor: 'KST', code: 'OTHER' })).toBeUndefined();
});

test('a free game opens for a visitor without a login', async () => {
  cleanup();
  openPage('/m/home', <Tile free />);
  await tap();
  expect(address()).toBe(trial);
  expect(renderHook(useLoginDialog).result.current).toBe(false);
});

test('a game that is being opened is busy, and a second tap does nothing', async () => {
  signInMember();
  await tap();
  expect(screen.getByRole('button', { name: 'play' }).getAttribute('aria-busy')).toBe('true');
  await tap();
  await userEvent.dblClick(screen.getByRole('button', { name: 'play' }));
  expect(trace()).toEqual(['/m/home', launch]);
});

test('games that start only in the app are not opened in a browser, and an alert says why [R5.14] [R8.29]', async () => {
  gateway.on(status, { value: { whitelabelVal: { STARTGAMEINAPP3: true } } });
  await refreshSite();
  signInMember();
  await tap();
  expect(alert).toHaveBeenCalledWith(
    expect.objectContaining({
      message: expect.stringContaining('use the app or open this site from your home screen'),
    }),
  );
  expect(address()).toBe('/m/home');
  gateway.on(status, { value: {} });
  await refreshSite();
});
