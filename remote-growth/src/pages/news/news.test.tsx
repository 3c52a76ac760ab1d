/** @jest-environment jsdom */
import { listAnnouncements } from '@tessera/contract';
import { provideShellTexts } from '@tessera/shell/testing';
import { fireEvent, screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { gateway } from '../../testing/places';
import NewsPage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/environment', () => ({
  ...jest.requireActual('@tessera/shell/environment'),
  environment: jest.fn(),
}));

beforeAll(provideShellTexts);
beforeEach(() => sessionStorage.clear());
const open = () => openPage('/m/news', <NewsPage />);
const list = (...announcements: object[]) => gateway.on(listAnnouncements, { value: { announcements } });
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('the news are the announcements of every kind that are current, with text and link [R2.23, R7.30]', async () => {
  gateway.received.length = 0;
  list(
    {
      id: 'a',
      type: 'POPUP',
      title: 'Double deposit',
      content: 'Only today',
      image: '/a.webp',
      focalPoint: { x: 50, y: 38 },
      link: '/m/activity',
    },
    { id: 'b', type: 'TICKER', title: 'New tables' },
    { id: 'c', type: 'FLOAT', title: 'Over', endTime: 1_700_000_000_001 },
    { id: 'd', type: 'FLOAT', title: 'Not yet', startTime: Date.now() + 60_000 },
  );
  await open();
  expect(await screen.findByText('Only today')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'News' })).toBeTruthy();
  expect(titles()).toEqual(['Double deposit', 'New tables']);
  expect(document.querySelector('img')?.style.objectPosition).toBe('50% 38%');
  expect(gateway.queries(listAnnouncements)).toEqual([{ types: 'POPUP,FLOAT,TICKER', platform: 'M' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Take a look' }));
  expect(screen.getByText('another page')).toBeTruthy();
});

test('without news the page says so', async () => {
  list();
  await open();
  expect(await screen.findByText('No news yet')).toBeTruthy();
});

test('a failure names the cause and can be tried again', async () => {
  gateway.on(listAnnouncements, { status: 500 });
  await open();
  expect(await screen.findByText('We couldn’t load the news')).toBeTruthy();
  expect(screen.getByText(/Something went wrong on our side/)).toBeTruthy();
  list({ id: 'a', type: 'POPUP', title: 'Back' });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Back')).toBeTruthy();
});

test('a gateway without the call has no news to offer: no failure, and no retry', async () => {
  const told = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  gateway.on(listAnnouncements, { status: 404 });
  await open();
  expect(await screen.findByText('We don’t offer this at the moment.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  told.mockRestore();
});
