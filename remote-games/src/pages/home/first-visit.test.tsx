/** @jest-environment jsdom */
import { gameList } from '@tessera/contract';
import { provideVisits } from '@tessera/shell/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, lane, lanes } from '../../testing/games';
import { openPage } from '../../testing/page';
import HomePage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();

const nothing = lanes(lane('RNG', []));
const open = () => openPage('/m/home', <HomePage />);
const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

afterEach(cleanup);

test('a failure to load the games is shown, and a retry loads them', async () => {
  gateway.on(gameList, { refused: { message: 'refused' } });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load');
  expect(isBusy()).toBe(false);
  gateway.on(gameList, { value: nothing });
  await tryAgain();
  expect(await screen.findByText('No games here yet')).toBeTruthy();
});

test('a skeleton is shown while the games load; without games the page says so, and a retry loads them', async () => {
  gateway.on(gameList, { value: nothing });
  open();
  expect(isBusy()).toBe(true);
  expect(await screen.findByText('No games here yet')).toBeTruthy();
  gateway.on(gameList, { value: lanes(lane('RNG', [card('Star Reel')])) });
  await tryAgain();
  expect(await screen.findByRole('button', { name: /Star Reel/ })).toBeTruthy();
});
