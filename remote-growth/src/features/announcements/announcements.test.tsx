/** @jest-environment jsdom */
import { listAnnouncements, status } from '@tessera/contract';
import { tellingMutations } from '@tessera/contract/testing';
import * as surroundings from '@tessera/shell/environment';
import { refreshSite } from '@tessera/shell/site';
import { provideDialogs } from '@tessera/ui/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { PAUSE } from '../../common/prompt-queue';
import { gateway, phone, site } from '../../testing/places';
import Announcements from '.';
import { SLIDE_TIME } from './use-carousel';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
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
/** The slide that is not inert. Testing Library does not know `inert`. */
const slide = () => screen.getAllByRole('article').find((one) => !one.hasAttribute('inert')) ?? document.body;
const shown = () => slide().querySelector('h2')?.textContent;
const followLink = () => act(async () => void fireEvent.click(within(slide()).getByRole('button')));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const key = (pressed: string) =>
  act(async () => void fireEvent.keyDown(screen.getByRole('region'), { key: pressed }));

/** As a merchant sets it whose news open by themselves. */
const onVisit = { mobileTemplate: { prompts: { onVisit: ['news'] } } };

async function open(
  announcements: readonly object[] = general,
  here: object = {},
  answer?: unknown,
  own: object = onVisit,
) {
  jest.mocked(surroundings.environment).mockReturnValue({ ...phone, ...here });
  gateway.on(status, { value: { ...site, ...own } });
  gateway.on(listAnnouncements, ({ query }) => ({
    value:
      answer !== undefined && query.category !== 'app_download'
        ? answer
        : { announcements: query.category === 'app_download' ? forApp : announcements },
  }));
  const loaded = refreshSite();
  await pass(100);
  await loaded;
  render(
    <MemoryRouter initialEntries={['/m/home']}>
      <Announcements />
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

test('announcements are requested by type and platform, those about the app by category [R7.30]', async () => {
  await open();
  expect(gateway.queries(listAnnouncements)).toEqual([
    { types: 'POPUP,FLOAT', platform: 'M' },
    { types: 'POPUP', platform: 'M', category: 'app_download' },
  ]);
});

test.each([{ isNativeApp: true }, { isPwa: true }])(
  'inside the app (%j), announcements about it are not requested [R7.30]',
  async (here) => {
    await open(general, here);
    expect(gateway.queries(listAnnouncements)).toEqual([{ types: 'POPUP,FLOAT', platform: 'M' }]);
  },
);

test('without the wish of the merchant, no news open by themselves; the picture floats', async () => {
  await open(general, {}, undefined, {});
  await pass(60_000);
  expect(dialog()).toBeNull();
  expect(screen.getByRole('button', { name: 'Daily chest' })).toBeTruthy();
});

test('the carousel shows one announcement at a time, and its buttons go round in a circle [R2.62]', async () => {
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
])('in %s languages, %s shows the next and %s the previous one [R2.62]', async (direction, on, back) => {
  await open();
  screen.getByRole('region').style.direction = direction;
  await key(on);
  expect(shown()).toBe('Rocket weekend');
  await key(back);
  expect(shown()).toBe('Double deposit');
});

test('it plays until the visitor chooses a slide, and only then are slides announced to screen readers [R2.62]', async () => {
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
])('it stops while %s [R2.62]', async (_why, begin, end) => {
  await open();
  const carousel = screen.getByRole('region');
  await act(async () => void begin(carousel));
  await pass(5 * SLIDE_TIME);
  expect(shown()).toBe('Double deposit');
  await act(async () => void end(carousel));
  await pass(SLIDE_TIME);
  expect(shown()).toBe('Rocket weekend');
});

test('under reduced motion it plays only after the visitor starts it [R2.62]', async () => {
  motion.matches = true;
  await open();
  await pass(5 * SLIDE_TIME);
  expect(shown()).toBe('Double deposit');
  await press('Play slideshow');
  await pass(SLIDE_TIME);
  expect(shown()).toBe('Rocket weekend');
});

test('closed, it comes again on the next day [R2.62]', async () => {
  await open();
  await press('Close the news');
  expect(dialog()).toBeNull();
  cleanup();
  sessionStorage.clear();
  await open();
  expect(dialog()).toBeNull();
  cleanup();
  sessionStorage.clear();
  jest.setSystemTime(new Date(2026, 2, 6, 0, 1));
  await open();
  expect(dialog()).not.toBeNull();
});

test('closed for good by its checkbox, it does not come again [R2.62]', async () => {
  await open();
  await act(async () => void fireEvent.click(screen.getByRole('checkbox')));
  await press('Close the news');
  cleanup();
  sessionStorage.clear();
  jest.setSystemTime(new Date(2027, 2, 6));
  await open();
  expect(dialog()).toBeNull();
});

test('a link to a page of the app closes the dialog and goes there; another site opens in a new tab', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  await open();
  await press('Next');
  await followLink();
  expect(opened.mock.calls).toEqual([['https://news.test/', '_blank', 'noopener,noreferrer']]);
  opened.mockRestore();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  await open();
  await followLink();
  expect(dialog()).toBeNull();
  expect(screen.getByText('another page')).toBeTruthy();
});

test('a link that is not allowed has no button', async () => {
  await open();
  await press('Next');
  await press('Next');
  expect(shown()).toBe('Trap');
  expect(within(slide()).queryByRole('button')).toBeNull();
});

test('the floating picture leads to its page; closed, it is hidden until tomorrow [R2.62]', async () => {
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

test('a floating picture without an allowed link is no button [R2.62]', async () => {
  const [float] = general.filter(({ type }) => type === 'FLOAT');
  await open([{ ...float, link: 'javascript:alert(1)' }], { isPwa: true });
  expect(screen.getByRole('img', { name: 'Daily chest' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Daily chest' })).toBeNull();
  await press('Hide Daily chest for today');
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('without announcements or without an answer, nothing shows', async () => {
  await open([], { isPwa: true });
  expect(dialog()).toBeNull();
  cleanup();
  gateway.on(listAnnouncements, { refused: { message: 'refused' } });
  render(<Announcements />, { wrapper: MemoryRouter });
  await pass(1_000);
  expect(dialog()).toBeNull();
});

test('the picture of an announcement keeps its focal point in view [R2.62]', async () => {
  await open([
    { id: 'a', type: 'POPUP', title: 'Double deposit', image: '/a.webp', focalPoint: { x: 50, y: 38 } },
  ]);
  expect(slide().querySelector('img')?.style.objectPosition).toBe('50% 38%');
});

const valid = {
  announcements: [
    {
      id: 'a',
      type: 'POPUP',
      title: 'Double deposit',
      content: 'Only today',
      image: '/a.svg',
      link: '/m/deposit',
      startTime: 1_700_000_000_001,
      endTime: 4_000_000_000_000,
    },
    { id: 'b', type: 'POPUP', title: 'Rocket weekend' },
  ],
};
test.each([...tellingMutations(listAnnouncements, valid)])(
  'the dialog shows the other announcements, whatever the %s of the answer is',
  async (place, mutations) => {
    jest.spyOn(console, 'warn').mockImplementation();
    for (const { what, value, isRefused } of mutations) {
      localStorage.clear();
      sessionStorage.clear();
      await open([], {}, value);
      const text = document.body.textContent ?? '';
      const isOther = place.startsWith('announcements.0');
      const shown = { what, text: text.includes('Rocket weekend') };
      if (isOther && !isRefused) expect(shown).toEqual({ what, text: true });
      expect(text).toContain('home');
      expect(text).not.toMatch(/NaN|undefined|null|\[object|Invalid Date|[Cc]onnection/);
      cleanup();
      await pass(PAUSE);
    }
    jest.restoreAllMocks();
  },
);
