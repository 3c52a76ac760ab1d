/** @jest-environment jsdom */
import { lazyPage } from '@tessera/remote';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { markPending } from '../../core/navigation/pending';
import { demoRemote, provideRelease, provideShellTexts } from '../../testing';
import { Pages, ProgressLine } from '.';

const shown = (name: string) => lazyPage(async () => ({ default: () => <p>{name}</p> }));
jest.mock('@module-federation/enhanced/runtime', () => ({
  registerRemotes: () => undefined,
  loadRemote: async (id: string) => mockRemotes[id],
}));
const catalog = async () => ({ default: {} });
const mockRemotes: Record<string, unknown> = {
  'games/remote': {
    default: {
      catalog,
      routes: [
        { path: '/m/home', page: shown('home') },
        { path: '/m/game/:id', page: shown('game') },
      ],
    },
  },
  'member/remote': { default: { catalog, routes: [{ path: '/m/wallet', page: shown('wallet') }] } },
};
provideRelease({
  remotes: {
    games: { candidates: [demoRemote('games', { routes: [{ path: '/m/home' }, { path: '/m/game/:id' }] })] },
    member: { candidates: [demoRemote('member', { routes: [{ path: '/m/wallet' }] })] },
  },
});
beforeAll(provideShellTexts);

function Here() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}
const here = () => document.querySelector('output')?.textContent;
const open = (address: string) =>
  act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Here />
        <Pages />
      </MemoryRouter>,
    );
  });

test.each([
  ['/m/home', 'home'],
  ['/m/game/7', 'game'],
  ['/m/wallet', 'wallet'],
])('%s shows the page of the remote that the release names', async (address, name) => {
  await open(address);
  expect(await screen.findByText(name)).toBeTruthy();
});

test.each(['/', '/m', '/m/', '/m/index', '/m/index.html'])('%s is the landing page [R2.1]', async (alias) => {
  await open(`${alias}?cid=1`);
  expect(await screen.findByText('home')).toBeTruthy();
  expect(here()).toBe('/m/home?cid=1');
});

test.each([
  ['/m/Wallet/?tab=in&cid=1#top', '/m/wallet?tab=in&cid=1#top', 'wallet'],
  ['/m/%77allet', '/m/wallet', 'wallet'],
  ['/m/Index/', '/m/home', 'home'],
  ['/m/Game/Aa/', '/m/Game/Aa/', 'game'],
])('%s is the page at %s', async (written, own, name) => {
  await open(written);
  expect(await screen.findByText(name)).toBeTruthy();
  expect(here()).toBe(own);
});

test('an unknown address shows the not-found page, with a button to the home page', async () => {
  await open('/m/nowhere');
  expect(screen.getByText('We can’t find that page')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Back to home' })));
  expect(here()).toBe('/m/home');
});

test('a line shows while any navigation waits for its code', () => {
  render(<ProgressLine />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  let first = () => {};
  let second = () => {};
  act(() => {
    first = markPending();
    second = markPending();
  });
  act(() => first());
  expect(screen.getByRole('progressbar')).toBeTruthy();
  act(() => second());
  expect(screen.queryByRole('progressbar')).toBeNull();
});
