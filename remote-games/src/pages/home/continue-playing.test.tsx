/** @jest-environment jsdom */
import { gameCard, gameList } from '@tessera/contract';
import { signOut } from '@tessera/shell/session';
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { recentGames } from '../../common/saved-games';
import { card, lane, lanes } from '../../testing/games';
import { signInMember } from '../../testing/member';
import { address, openPage } from '../../testing/page';
import HomePage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();

const home = lanes(lane('RNG', [card('Moon Reel')]));
const played = () => screen.queryByRole('region', { name: 'Continue playing' });

/** Opens the page as a member who played games on this device, the last one first. */
function open(...games: readonly string[]) {
  signInMember();
  recentGames.replace(games.map((name) => v.parse(gameCard, card(name))));
  openPage('/m/home', <HomePage />);
}

afterEach(async () => {
  cleanup();
  await act(signOut);
});

test('the games that a member played last stand before the categories, the last one first', async () => {
  gateway.on(gameList, { value: home });
  open('Star Reel', 'Sky Reel');
  const categories = await screen.findByRole('navigation', { name: 'Game categories' });
  const region = played();
  expect(
    within(region ?? document.body)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Star Reel'), expect.stringContaining('Sky Reel')]);
  expect(region?.compareDocumentPosition(categories)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a member continues a game while the games of the page still load', async () => {
  gateway.on(gameList, () => new Promise(() => undefined));
  open('Star Reel');
  await userEvent.click(screen.getByRole('button', { name: /Star Reel/ }));
  expect(address()).toContain('/m/launchGame?vendor=KST&code=STAR_REEL');
});

test('a member continues a game although the games of the page could not be loaded', async () => {
  gateway.on(gameList, { refused: { message: 'refused' } });
  open('Star Reel');
  expect(await screen.findByRole('alert')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Star Reel/ }));
  expect(address()).toContain('/m/launchGame?vendor=KST&code=STAR_REEL');
});

test('where the merchant has no games any more, none is offered to continue', async () => {
  gateway.on(gameList, { value: lanes() });
  open('Star Reel');
  expect(await screen.findByText('No games here yet')).toBeTruthy();
  expect(played()).toBeNull();
});

test('a member who played nothing on this device has no empty row', async () => {
  gateway.on(gameList, { value: home });
  open();
  expect(await screen.findByRole('button', { name: /Moon Reel/ })).toBeTruthy();
  expect(played()).toBeNull();
});
