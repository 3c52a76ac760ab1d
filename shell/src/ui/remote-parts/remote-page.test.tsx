/** @jest-environment jsdom */
import { ping } from '@tessera/contract';
import { lazyPage, type OwnedRoute } from '@tessera/remote';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { signIn, signOut } from '../../core/session';
import { demoRemote, provideGateway, provideRelease, provideShellTexts } from '../../testing';
import { RemotePage } from './remote-page';

const federation = { load: jest.fn() };
jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: (id: string) => federation.load(id),
  registerRemotes: () => undefined,
}));

provideRelease();
const gateway = provideGateway();
beforeAll(provideShellTexts);

const said = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
beforeEach(() => {
  federation.load.mockReset();
  for (const spy of said) spy.mockReset().mockImplementation(() => undefined);
});

const route: OwnedRoute = { path: '/m/game', early: [] };
const soon = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)));
const dead = () => Promise.reject(new Error('RUNTIME-008'));
const withPage = (page: ReturnType<typeof lazyPage>) => ({
  default: { routes: [{ path: '/m/game', page }], catalog: () => Promise.resolve({ default: {} }) },
});
const shown = (name: string) => lazyPage(() => Promise.resolve({ default: () => <p>{name}</p> }));

function Here() {
  return <output>{useLocation().pathname}</output>;
}
let count = 0;
async function open(part: Partial<OwnedRoute> = {}) {
  const owned = { ...route, ...part };
  const remote = demoRemote(`games-${++count}`, { routes: [owned] });
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/m/game']}>
        <Here />
        <p>the rest of the app</p>
        <Suspense fallback={<p>outline</p>}>
          <Routes>
            <Route path="/m/game" element={<RemotePage remote={remote} route={owned} />} />
            <Route path="*" element={null} />
          </Routes>
        </Suspense>
      </MemoryRouter>,
    );
  });
  await soon();
}
const failure = () => screen.findByText('Please try again. Everything else works as usual.');
const reachAgain = async () => {
  dispatchEvent(new Event('online'));
  await soon();
};
const retry = async () => {
  await failure();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await soon();
};

test('shows the page of the remote that owns the path', async () => {
  federation.load.mockResolvedValue(withPage(shown('all games')));
  await open();
  await screen.findByText('all games');
});

test('a remote that cannot be loaded shows an error with its name in place of its page, after two tries', async () => {
  federation.load.mockImplementation(dead);
  await open();
  await soon();
  await failure();
  expect(screen.getByText('the rest of the app')).toBeTruthy();
  expect(federation.load).toHaveBeenCalledTimes(2);
});

test('a remote that cannot be loaded leads home, also on a page without navigation', async () => {
  federation.load.mockImplementation(dead);
  await open();
  await failure();
  fireEvent.click(screen.getByRole('button', { name: 'Back to home' }));
  await soon();
  expect(screen.getByRole('status').textContent).toBe('/m/home');
});

test('a retry shows the page without a reload', async () => {
  federation.load.mockImplementation(dead);
  await open();
  federation.load.mockResolvedValue(withPage(shown('all games')));
  await retry();
  await screen.findByText('all games');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a retry that fails shows the retry button again', async () => {
  federation.load.mockImplementation(dead);
  await open();
  await retry();
  federation.load.mockResolvedValue(withPage(shown('all games')));
  await retry();
  await screen.findByText('all games');
});

test('a page whose own code does not load is requested once, and again on a retry', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('ChunkLoadError'));
  load.mockResolvedValue({ default: () => <p>all games</p> });
  federation.load.mockResolvedValue(withPage(lazyPage(load)));
  await open();
  await failure();
  expect(load).toHaveBeenCalledTimes(1);
  await retry();
  await screen.findByText('all games');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that crashes does not affect the rest, and can be retried', async () => {
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new Error('x is undefined');
    return <p>all games</p>;
  };
  federation.load.mockResolvedValue(withPage(lazyPage(() => Promise.resolve({ default: Fragile }))));
  await open();
  await failure();
  expect(screen.getByText('the rest of the app')).toBeTruthy();
  isBroken = false;
  await retry();
  await screen.findByText('all games');
});

test('code that did not come is loaded when the gateway is reached again, and a page that crashed stays', async () => {
  federation.load.mockImplementation(dead);
  await open();
  await failure();
  federation.load.mockResolvedValue(withPage(shown('all games')));
  await reachAgain();
  await screen.findByText('all games');
  cleanup();
  const load = jest.fn().mockRejectedValueOnce(Object.assign(new Error('7'), { name: 'ChunkLoadError' }));
  const Broken = jest.fn(() => {
    throw new Error('x is undefined');
  });
  load.mockResolvedValue({ default: Broken });
  federation.load.mockResolvedValue(withPage(lazyPage(load)));
  await open();
  await failure();
  await reachAgain();
  expect(load).toHaveBeenCalledTimes(2);
  const renders = Broken.mock.calls.length;
  expect(renders).toBeGreaterThan(0);
  await failure();
  await reachAgain();
  expect(Broken).toHaveBeenCalledTimes(renders);
});

test('a page that failed without a connection says so until it has been tried with one', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  federation.load.mockImplementation(dead);
  gateway.on(ping, 'unreachable');
  await open();
  await screen.findByText('You’re offline');
  online.mockReturnValue(true);
  await reachAgain();
  expect(screen.getByText('You’re offline')).toBeTruthy();
  gateway.on(ping, { value: {} });
  await reachAgain();
  await failure();
  expect(screen.queryByText('You’re offline')).toBeNull();
  online.mockRestore();
});

test('a remote without a page for its own route shows the failure', async () => {
  federation.load.mockResolvedValue(withPage(shown('all games')));
  await open({ path: '/m/other' });
  await failure();
});

describe('a guarded page', () => {
  test('sends a visitor to the login and loads nothing [R2.19]', async () => {
    await open({ guard: 'session' });
    expect(screen.getByRole('status').textContent).toBe('/m/login');
    expect(federation.load).not.toHaveBeenCalled();
  });

  test('sends a visitor to the target in its config', async () => {
    await open({ guard: 'session', guardTarget: '/m/home' });
    expect(screen.getByRole('status').textContent).toBe('/m/home');
  });

  test('is shown to a member', async () => {
    federation.load.mockResolvedValue(withPage(shown('all games')));
    signIn({ id: '7', token: 't', userName: 'lucky', customerType: 0 });
    await open({ guard: 'session' });
    await screen.findByText('all games');
    await act(signOut);
  });
});
