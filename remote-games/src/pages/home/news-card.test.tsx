/** @jest-environment jsdom */
import { gameList, listAnnouncements } from '@tessera/contract';
import { provideVisits } from '@tessera/shell/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, lane, lanes } from '../../testing/games';
import { address, openPage } from '../../testing/page';
import HomePage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();
const names = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'TABLE'];

function open(announcements: readonly object[], categories = names) {
  gateway.on(gameList, {
    value: lanes(...categories.map((category) => lane(category, [card(`${category} game`)]))),
  });
  gateway.on(listAnnouncements, ({ query }) => ({
    value: { announcements: query.types === 'TICKER' ? [] : announcements },
  }));
  openPage('/m/home', <HomePage />);
}
const news = () => screen.findByRole('link', { name: /^News/ });
/** The lanes above the card. */
const lanesAbove = (link: HTMLElement) =>
  screen
    .getAllByRole('heading', { level: 2 })
    .filter((title) => title.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING);

afterEach(cleanup);

test('the first announcement of today stands after the fourth lane, and opens all of them', async () => {
  open([
    { id: 'a', type: 'POPUP', title: 'Last year', endTime: 1_700_000_000_001 },
    { id: 'b', type: 'FLOAT', title: 'Daily chest' },
    { id: 'c', type: 'POPUP', title: 'Double deposit', image: '/c.webp', focalPoint: { x: 50, y: 38 } },
  ]);
  const link = await news();
  expect(link.textContent).toBe('NewsDouble deposit');
  expect(link.querySelector('img')?.style.objectPosition).toBe('50% 38%');
  expect(lanesAbove(link)).toHaveLength(4);
  await userEvent.click(link);
  expect(address()).toBe('/m/news');
});

test('with fewer lanes it stands after the last one', async () => {
  open([{ id: 'c', type: 'POPUP', title: 'Double deposit' }], ['RNG']);
  expect(lanesAbove(await news())).toHaveLength(1);
});

test('without announcements, and without an answer, nothing stands there', async () => {
  open([]);
  await screen.findByRole('button', { name: /RNG game/ });
  await waitFor(() => expect(document.querySelector('.place')).toBeNull());
  expect(screen.queryByRole('link', { name: /^News/ })).toBeNull();
});
