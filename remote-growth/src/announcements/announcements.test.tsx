/** @jest-environment jsdom */
import { listAnnouncements, status } from '@tessera/contract';
import * as surroundings from '@tessera/shell/environment';
import { refreshSite } from '@tessera/shell/site';
import { provideDialogs } from '@tessera/ui/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { gateway, phone, site } from '../testing/places';
import { PAUSE } from '../turns/turns';
import Announced from './announced';
import { SLIDE_TIME } from './use-carousel';

jest.mock('@tessera/shell/i18n', () =>
  require('../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/environment', () => ({
  ...jest.requireActual('@tessera/shell/environment'),
  environment: jest.fn(),
}));

provideDialogs();
const motion = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
const general = [
  { id: 'a', type: 'POPUP', title: 'Double deposit', content: 'Only today', link: '/m/deposit' },
  { id: 'b', type: 'POPUP', title: 'Rocket weekend', link: 'https://news.test/' },
  { id: 'c', type: 'POPUP', title: 'Trap', link: 'javascript:alert(1)' },
  { id: 'd', type: 'FLOAT', title: 'Daily chest', image: '/chest.svg', link: '/m/activity' },
];
const forApp = [{ id: 'e', type: 'POPUP', title: 'Better in the app' }];

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const dialog = () => screen.queryByRole('dialog', { name: 'News for you' });
/** The slide that is not inert, which the testing library does not tell apart. */
const slide = () => screen.getAllByRole('article').find((one) => !one.hasAttribute('inert')) ?? document.body;
const shown = () => slide().querySelector('h2')?.textContent;
const follow = () => act(async () => void fireEvent.click(within(slide()).getByRole('button')));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const key = (pressed: string) =>
  act(async () => void fireEvent.keyDown(screen.getByRole('region'), { key: pressed }));

async function open(announcements: readonly object[] = general, here: object = {}) {
  jest.mocked(surroundings.environment).mockReturnValue({ ...phone, ...here });
  gateway.on(status, { value: { ...site, linkHosts: ['news.test'] } });
  gateway.on(listAnnouncements, ({ query }) => ({
    value: { announcements: query.category === 'app_download' ? forApp : announcements },
  }));
  const loaded = refreshSite();
  await pass(100);
  await loaded;
  render(
    <MemoryRouter initialEntries={['/m/home']}>
      <Announced />
      <Routes>
        <Route path="/m/home" element={<p>home</p>} />
        <Route path="*" element={<p>another page</p>} />
      </Routes>
    </MemoryRouter>,
  );
  await pass(100);
  await pass(PAUSE);
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 2, 5, 12) });
  motion.matches = false;
  Object.assign(window, { matchMedia: () => motion });
});
afterEach(async () => {
  cleanup();
  await pass(PAUSE);
  jest.useRealTimers();
});

test('announcements are asked for by type and platform, those of the app by their category [R7.30]', async () => {
  await open();
  expect(gateway.queries(listAnnouncements)).toEqual([
    { types: 'POPUP,FLOAT', platform: 'M' },
    { types: 'POPUP', platform: 'M', category: 'app_download' },
  ]);
});

test.each([{ isNativeApp: true }, { isPwa: true }])(
  'whoever has the app (%j) is not told of it [R7.30]',
  async (here) => {
    await open(general, here);
    expect(gateway.queries(listAnnouncements)).toEqual([{ types: 'POPUP,FLOAT', platform: 'M' }]);
  },
);

test('the carousel shows one announcement at a time, and goes round by its buttons [R2.62]', async () => {
  await open();
  const carousel = screen.getByRole('region', { name: 'News for you' });
  expect(carousel.getAttribute('aria-roledescription')).toBe('carousel');
  expect(screen.getByRole('article', { name: '1 of 4' }).getAttribute('aria-roledescription')).toBe('slide');
  expect(shown()).toBe('Double deposit');
  await press('Next');
  expect(shown()).toBe('Rocket weekend');
  await press('Previous');
  await press('Previous');
  expect(shown()).toBe('Better in the app');
});

test.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
])('in a language that reads %s, %s goes on and %s goes back [R2.62]', async (direction, on, back) => {
  await open();
  screen.getByRole('region').style.direction = direction;
  await key(on);
  expect(shown()).toBe('Rocket weekend');
  await key(back);
  expect(shown()).toBe('Double deposit');
});

test('it goes on by itself until somebody takes a hand in it, and is read out only then [R2.62]', async () => {
  await open();
  const track = slide().parentElement;
  expect(track?.getAttribute('aria-live')).toBe('off');
  await pass(SLIDE_TIME);
  expect(shown()).toBe('Rocket weekend');
  await press('Next');
  expect(track?.getAttribute('aria-live')).toBe('polite');
  await pass(5 * SLIDE_TIME);
  expect(shown()).toBe('Trap');
  await press('Play slideshow');
  await pass(SLIDE_TIME);
  expect(shown()).toBe('Better in the app');
});

test.each([
  ['a pointer is on it', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['it has the focus', fireEvent.focus, fireEvent.blur],
])('it waits while %s [R2.62]', async (_why, begin, end) => {
  await open();
  const carousel = screen.getByRole('region');
  await act(async () => void begin(carousel));
  await pass(5 * SLIDE_TIME);
  expect(shown()).toBe('Double deposit');
  await act(async () => void end(carousel));
  await pass(SLIDE_TIME);
  expect(shown()).toBe('Rocket weekend');
});

test('where less motion is wished, it goes on only when it is told to [R2.62]', async () => {
  motion.matches = true;
  await open();
  await pass(5 * SLIDE_TIME);
  expect(shown()).toBe('Double deposit');
  await press('Play slideshow');
  await pass(SLIDE_TIME);
  expect(shown()).toBe('Rocket weekend');
});

test('once closed, it comes again tomorrow [R2.62]', async () => {
  await open();
  await press('Close the news');
  expect(dialog()).toBeNull();
  cleanup();
  await open();
  expect(dialog()).toBeNull();
  cleanup();
  jest.setSystemTime(new Date(2026, 2, 6, 0, 1));
  await open();
  expect(dialog()).not.toBeNull();
});

test('once ticked as not wanted again, it does not come back [R2.62]', async () => {
  await open();
  await act(async () => void fireEvent.click(screen.getByRole('checkbox')));
  await press('Close the news');
  cleanup();
  jest.setSystemTime(new Date(2027, 2, 6));
  await open();
  expect(dialog()).toBeNull();
});

test('a link into the app leads there and closes the news; another site opens in a tab of its own', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  await open();
  await press('Next');
  await follow();
  expect(opened.mock.calls).toEqual([['https://news.test/', '_blank', 'noopener,noreferrer']]);
  opened.mockRestore();
  cleanup();
  localStorage.clear();
  await open();
  await follow();
  expect(dialog()).toBeNull();
  expect(screen.getByText('another page')).toBeTruthy();
});

test('a link that is none of these leads nowhere', async () => {
  await open();
  await press('Next');
  await press('Next');
  expect(shown()).toBe('Trap');
  expect(within(slide()).queryByRole('button')).toBeNull();
});

test('the floating picture leads to its page, and is gone for today once closed [R2.62]', async () => {
  await open(
    general.filter(({ type }) => type === 'FLOAT'),
    { isPwa: true },
  );
  expect(dialog()).toBeNull();
  await press('Daily chest');
  expect(screen.getByText('another page')).toBeTruthy();
  await press('Hide Daily chest for today');
  expect(screen.queryByRole('complementary')).toBeNull();
  cleanup();
  await open(
    general.filter(({ type }) => type === 'FLOAT'),
    { isPwa: true },
  );
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('nothing to announce, or no answer, shows nothing', async () => {
  await open([], { isPwa: true });
  expect(dialog()).toBeNull();
  cleanup();
  gateway.on(listAnnouncements, { refused: { message: 'refused' } });
  render(<Announced />, { wrapper: MemoryRouter });
  await pass(1_000);
  expect(dialog()).toBeNull();
});
