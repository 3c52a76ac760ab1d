/** @jest-environment jsdom */
import { bannerList, status } from '@tessera/contract';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInMember } from '../../../testing/member';
import { address, openPage } from '../../../testing/page';
import { Stage } from '../stage';

jest.mock('@tessera/shell/i18n', () =>
  require('../../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits({ merchant: { allow: { links: ['https://news.example'] } } });
const banner = (title: string, part: object) => ({ url: 'b.svg', title, ...part });
const banners = [
  banner('Offer', { linkageType: 'P', linkage: '7' }),
  banner('Tables', { linkageType: 'URL', linkage: '/m/live' }),
  banner('Star', { linkageType: 'G', linkage: 'STAR', vendor: 'KST', gameType: 'RNG' }),
  banner('News', { linkageType: 'URL', linkage: 'https://news.example/today' }),
];
async function open(all: readonly object[] = banners) {
  sessionStorage.clear();
  gateway.on(status, { value: { imageCDN: ['/art'] } });
  await act(refreshSite);
  gateway.on(bannerList, { value: { banners: all } });
  openPage('/m/home', <Stage />);
  await screen.findByText('Offer');
}
const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

/** jsdom has no layout: this gives the row the width of a phone. */
function layOut() {
  const row = screen.getByRole('list');
  const scrollTo = jest.fn();
  Object.defineProperties(row, { clientWidth: { value: 358 }, scrollTo: { value: scrollTo } });
  return { row, scrollTo };
}

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('each banner leads to the target of its linkage [R3.32] [R5.16]', async () => {
  signInMember();
  await open();
  expect(link(/Offer/)).toBe('/m/activity?id=7');
  expect(link(/Tables/)).toBe('/m/live');
  const news = screen.getByRole('link', { name: /News/ });
  expect([news.getAttribute('href'), news.getAttribute('target'), news.getAttribute('rel')]).toEqual([
    'https://news.example/today',
    '_blank',
    'noopener noreferrer',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /Star/ }));
  expect(address()).toBe('/m/launchGame?vendor=KST&code=STAR&backUrl=%2Fm%2Fhome');
});

test('a banner with a hostile target is a picture only', async () => {
  const hostile = [
    'javascript:alert(1)',
    'https://evil.example/',
    '//evil.example',
    '/m/../wps/session/logout',
  ];
  await open([
    banners[0] ?? {},
    ...hostile.map((linkage) => banner('Evil', { linkageType: 'URL', linkage })),
  ]);
  expect(screen.getAllByText('Evil')).toHaveLength(hostile.length);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Evil/ })).toBeNull();
});

test('the first picture is fetched at once, the others lazily; all have a size', async () => {
  await open();
  const pictures = [...document.querySelectorAll('img')];
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
    'lazy',
    'lazy',
  ]);
  expect(pictures.every((picture) => picture.width === 720 && picture.height === 300)).toBe(true);
});

test('the row advances by itself until a member stops it', async () => {
  await open();
  jest.useFakeTimers();
  cleanup();
  openPage('/m/home', <Stage />);
  await act(() => jest.advanceTimersByTimeAsync(10));
  const { scrollTo } = layOut();
  act(() => void jest.advanceTimersByTime(6_000));
  expect(scrollTo).toHaveBeenCalledWith({ left: 358 });
  fireEvent.click(screen.getByRole('button', { name: 'Pause animation' }));
  act(() => void jest.advanceTimersByTime(60_000));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Resume animation' })).toBeTruthy();
});

test('in a right-to-left page the row scrolls the other way', async () => {
  await open();
  jest.useFakeTimers();
  cleanup();
  openPage('/m/home', <Stage />);
  await act(() => jest.advanceTimersByTimeAsync(10));
  const { row, scrollTo } = layOut();
  row.style.direction = 'rtl';
  act(() => void jest.advanceTimersByTime(6_000));
  expect(scrollTo).toHaveBeenCalledWith({ left: -358 });
});

test('with reduced motion preferred, the row does not move by itself', async () => {
  const media = { matches: true } as MediaQueryList;
  Object.assign(window, { matchMedia: () => media });
  await open();
  expect(screen.getByRole('button', { name: 'Resume animation' })).toBeTruthy();
  Reflect.deleteProperty(window, 'matchMedia');
});

test('after a refused call, no empty space is left for the banners', async () => {
  sessionStorage.clear();
  gateway.on(bannerList, { refused: { message: 'refused' } });
  openPage('/m/home', <Stage />);
  expect(document.querySelector('[aria-busy="true"]')).toBeTruthy();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(document.querySelector('[aria-busy="true"], section')).toBeNull();
});
