/** @jest-environment jsdom */
import { gameList, status } from '@tessera/contract';
import { closeLogin, useLoginDialog } from '@tessera/shell/navigation';
import { signIn, signOut } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, lane, lanes } from '../../testing/games';
import { signInMember } from '../../testing/member';
import { address, openPage } from '../../testing/page';
import HomePage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();

const slots = ['Star Reel', 'Moon Reel', 'Sun Reel', 'Sky Reel', 'Sea Reel'].map((name) =>
  card(name, { image: `/art/${name.split(' ')[0]}.svg` }),
);
const home = lanes(
  lane('LOTT', [card('Daily Draw', { image: '/art/draw.svg' })], { gameCount: 9 }),
  lane('RNG', slots, { gameCount: 84, gameClassify: [{ vendor: 'KST', name: 'Kestrel Works' }] }),
  lane('LIVE', []),
  lane('SPORTS', [card('City Derby', { image: '/art/derby.svg', hot: true })], { gameCount: 24 }),
);
const open = () => openPage('/m/home', <HomePage />);
const lanesShown = async () => {
  await screen.findByRole('button', { name: /Star Reel/ });
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
};

beforeEach(() => {
  gateway.on(gameList, { value: home });
});
afterEach(async () => {
  cleanup();
  await signOut();
});

test('the lanes are in the order of their categories, without empty ones [R7.37] [R9.35]', async () => {
  open();
  expect(await lanesShown()).toEqual(['Sports', 'Slots', 'Lottery']);
  expect(gateway.queries(gameList)).toEqual([{ limit: '12' }]);
});

test('a lane shows the number of games in its category and links to all of them', async () => {
  open();
  await lanesShown();
  const link = screen.getByRole('link', { name: /^All\s*84\s*Slots$/ });
  await userEvent.click(link);
  expect(address()).toBe('/m/game?category=RNG');
});

test('the search and each category that has games have a shortcut', async () => {
  open();
  await lanesShown();
  const links = within(screen.getByRole('navigation', { name: 'Game categories' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Search games', '/m/game?search='],
    ['Sports', '/m/game?category=SPORTS'],
    ['Slots', '/m/game?category=RNG'],
    ['Lottery', '/m/game?category=LOTT'],
  ]);
});

test('images in view are fetched at once, those outside the row or below the fold lazily', async () => {
  open();
  await lanesShown();
  const loading = [...document.querySelectorAll('img')].map((image) => [
    image.getAttribute('src'),
    image.getAttribute('loading'),
  ]);
  expect(Object.fromEntries(loading)).toEqual({
    '/art/derby.svg': 'eager',
    '/art/Star.svg': 'eager',
    '/art/Moon.svg': 'eager',
    '/art/Sun.svg': 'eager',
    '/art/Sky.svg': 'eager',
    '/art/Sea.svg': 'lazy',
    '/art/draw.svg': 'lazy',
  });
});

test('a tile shows its vendor and marks a hot game', async () => {
  open();
  await lanesShown();
  expect(screen.getByRole('button', { name: /Star Reel/ }).textContent).toContain('Kestrel Works');
  expect(screen.getByRole('button', { name: /City Derby/ }).textContent).toContain('Hot');
});

test('a later visit of the page renders the lanes at once', async () => {
  open();
  await lanesShown();
  cleanup();
  open();
  expect(screen.getByRole('button', { name: /Star Reel/ })).toBeTruthy();
  await lanesShown();
});

test('a visitor sees the merchant’s welcome and can sign in or register', async () => {
  gateway.on(status, { value: { siteName: 'Golden Palace' } });
  await refreshSite();
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome to Golden Palace');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(renderHook(useLoginDialog).result.current).toBe(true);
  expect(address()).toBe('/m/home');
  act(closeLogin);
  cleanup();
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(address()).toBe('/m/register');
});

test('the header says “welcome back” to a member, but not in the first login', async () => {
  gateway.on(status, { value: { siteName: 'Golden Palace' } });
  await refreshSite();
  signInMember();
  open();
  expect(screen.getByText('Welcome back to Golden Palace')).toBeTruthy();
  cleanup();
  signIn({ id: '8', token: 'token-8', userName: 'lena', firstTimeLogin: true });
  open();
  expect(screen.getByText('Welcome to Golden Palace')).toBeTruthy();
});

test('a member sees their name, which links to the member centre', async () => {
  signInMember('lucky_star');
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('lucky_star');
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /lucky_star/ }));
  expect(address()).toBe('/m/member/home');
});

describe('the footer', () => {
  const rules = { minimumAge: 21, pages: [{ topic: 'terms', title: 'Terms' }] };
  const last = () => screen.getAllByRole('link').at(-1)?.textContent;
  beforeEach(async () => {
    gateway.on(status, { value: { mobileTemplate: { rules } } });
    await refreshSite();
  });

  test('stands below the last lane', async () => {
    open();
    await lanesShown();
    expect(await screen.findByText('players_age')).toBeTruthy();
    expect(last()).toBe('Terms');
  });

  test('stands below a failure of the games', async () => {
    gateway.on(gameList, { refused: { errorCode: 'closed' } });
    open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(await screen.findByText('players_age')).toBeTruthy();
    expect(last()).toBe('Terms');
  });
});
