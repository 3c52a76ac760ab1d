/** @jest-environment jsdom */
import { lazyPage, slotParts } from '@tessera/remote';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { closeLogin, Link, openLogin, useLoginDialog } from '../../core/navigation';
import { startedRemotes } from '../../host/loading';
import { demoRemote, provideGateway, provideRelease, provideShellTexts } from '../../testing';
import { LoginOnDemand, Slot } from '.';

const federation = { load: jest.fn() };
jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: (id: string) => federation.load(id),
  registerRemotes: () => undefined,
}));

const growth = demoRemote('growth', { slots: [{ name: 'overlay' }], start: ['idle'] });
const auth = demoRemote('auth', { slots: [{ name: 'overlay' }], start: ['login-dialog'] });
provideRelease({ remotes: { growth: { candidates: [growth] }, auth: { candidates: [auth] } } });
provideGateway();
beforeAll(provideShellTexts);

const said = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
beforeEach(() => {
  localStorage.clear();
  for (const spy of said) spy.mockReset().mockImplementation(() => undefined);
});
afterEach(() => {
  act(closeLogin);
  startedRemotes.setState({}, true);
});

const words = (text: string) => ({ default: () => <p>{text}</p> });
const chunkError = () => Promise.reject(Object.assign(new Error('chunk 7'), { name: 'ChunkLoadError' }));
const starts = (name: string, ...parts: ComponentType[]) =>
  startedRemotes.setState({
    [name]: { routes: [], catalog: async () => ({ default: {} }), slots: { overlay: slotParts(...parts) } },
  });

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const isAt = (address: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(address));
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
const goTo = async (path: string) => {
  fireEvent.click(screen.getByText(path));
  await settled();
};
async function open() {
  await act(
    async () =>
      void render(
        <MemoryRouter initialEntries={['/m/home']}>
          <Here />
          <Link to="/m/game">/m/game</Link>
          <Link to="/m/news">/m/news</Link>
          <Slot name="overlay" />
          <LoginOnDemand />
        </MemoryRouter>,
      ),
  );
  await settled();
}
const tapLogin = async () => {
  await act(async () => openLogin());
  await settled();
};

test('a part whose code does not load leaves the other parts, and is loaded again on the next page', async () => {
  const load = jest.fn().mockImplementation(chunkError);
  starts('growth', lazyPage(load), () => <p>consent</p>);
  await open();
  expect(screen.getByText('consent')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  await goTo('/m/game');
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue(words('offers'));
  await goTo('/m/news');
  await screen.findByText('offers');
  expect(screen.getByText('consent')).toBeTruthy();
});

test('a part that crashes on each page is counted once', async () => {
  const Broken = () => {
    throw new Error('x is undefined');
  };
  starts('growth', Broken, () => <p>consent</p>);
  await open();
  for (const path of ['/m/game', '/m/news', '/m/game']) await goTo(path);
  expect(screen.getByText('consent')).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('tessera:remote-failures') ?? '')).toEqual([
    expect.stringMatching(/^1 growth@1\.0\.0 \d+$/),
  ]);
});

describe('the login dialog', () => {
  const load = jest.fn();
  const dialog = () => {
    const Dialog = lazyPage(load);
    return Object.assign(() => useLoginDialog() && <Dialog />, { preload: Dialog.preload });
  };

  test('opens when its code is there', async () => {
    load.mockResolvedValue(words('Welcome back'));
    starts('auth', dialog());
    await open();
    await tapLogin();
    await screen.findByText('Welcome back');
  });

  test.each([
    ['does not load', chunkError],
    [
      'crashes',
      async () => ({
        default: () => {
          throw new Error('x is undefined');
        },
      }),
    ],
  ])('whose code %s opens the login page, each time, and leads back', async (_, fault) => {
    load.mockReset().mockImplementation(fault);
    starts('auth', dialog());
    await open();
    for (const path of ['/m/home', '/m/game']) {
      await tapLogin();
      await isAt(`/m/login?backUrl=${encodeURIComponent(path)}`);
      await goTo('/m/game');
    }
  });

  test('whose code did not load once opens at the next tap', async () => {
    load.mockReset().mockImplementation(chunkError);
    starts('auth', dialog());
    await open();
    await tapLogin();
    await isAt('/m/login?backUrl=%2Fm%2Fhome');
    load.mockResolvedValue(words('Welcome back'));
    await goTo('/m/game');
    await tapLogin();
    await screen.findByText('Welcome back');
    await isAt('/m/game');
  });
});

test('a remote with the login dialog that cannot be loaded opens the login page, with the wanted target', async () => {
  federation.load.mockRejectedValue(new Error('RUNTIME-008'));
  await open();
  act(() => openLogin('/m/wallet'));
  await isAt('/m/login?backUrl=%2Fm%2Fwallet');
});

test('a part whose code did not load is loaded when the gateway is reached again', async () => {
  const load = jest.fn().mockImplementation(chunkError);
  starts('growth', lazyPage(load));
  await open();
  load.mockResolvedValue(words('offers'));
  dispatchEvent(new Event('online'));
  await screen.findByText('offers');
  expect(load).toHaveBeenCalledTimes(2);
});
