/** @jest-environment jsdom */
import { demoRemote } from '../../testing';
import * as federation from '../../testing/federation';
import { freshPage, remoteCode } from '../../testing/fresh-page';

jest.mock('@module-federation/enhanced/runtime', () => ({ ...federation.runtime }));
federation.provideFederation();

describe('preparing a page', () => {
  const preload = jest.fn().mockResolvedValue(undefined);
  const prefetch = jest.fn();
  const games = demoRemote('games', {
    routes: [{ path: '/m/home' }, { path: '/m/withdraw', guard: 'session' }],
  });
  const auth = demoRemote('auth', { routes: [{ path: '/m/login' }] });
  const routes = ['/m/home', '/m/withdraw', '/m/login'].map((path) => ({
    path,
    page: Object.assign(() => null, { preload: () => preload(path) }),
  }));
  const prepare = async (address: string) => {
    await freshPage('/m/home', [games, auth]);
    federation.load.mockResolvedValue(remoteCode(routes, { prefetch }));
    return (await import('./prepare-page')).prefetchPage(address);
  };
  beforeEach(() => {
    preload.mockClear().mockResolvedValue(undefined);
    prefetch.mockClear();
  });

  test('loads the code of its remote and of the page, and starts its data', async () => {
    await prepare('/m/home?category=RNG');
    expect(federation.loaded()).toEqual(['games/remote']);
    expect(preload).toHaveBeenCalledWith('/m/home');
    expect(prefetch.mock.calls.map(String)).toEqual(['/m/home,category=RNG']);
  });

  test('prepares the landing page for its aliases', async () => {
    await prepare('/m/index.html');
    expect(preload).toHaveBeenCalledWith('/m/home');
    expect(prefetch.mock.calls.map(String)).toEqual(['/m/home,']);
  });

  test('gives the code the path as the page writes it', async () => {
    await prepare('/m/Home/?category=RNG');
    expect(prefetch.mock.calls.map(String)).toEqual(['/m/home,category=RNG']);
  });

  test('prepares the login for a visitor of a guarded page, and not the data of that page', async () => {
    await prepare('/m/withdraw');
    expect(federation.loaded()).toEqual(['auth/remote']);
    expect(preload).toHaveBeenCalledWith('/m/login');
  });

  test('requests entry, texts and code of a page in one wave, once for each remote', async () => {
    const links = () =>
      [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
        ({ href }) => new URL(href).pathname,
      );
    document.head.replaceChildren();
    const member = demoRemote('member', {
      routes: [
        { path: '/m/wallet', chunk: 'wallet' },
        { path: '/m/notice', chunk: 'notice' },
      ],
      chunks: { wallet: ['wallet.js', 'wallet.css'], notice: ['notice.js'] },
      catalogs: { EN: ['texts.js'] },
    });
    await freshPage('/m/home', [games, member]);
    federation.load.mockResolvedValue(remoteCode(routes, { prefetch }));
    const { prefetchPage } = await import('./prepare-page');
    const wanted = prefetchPage('/m/wallet');
    expect(links()).toEqual(
      ['remoteEntry.js', 'wallet.js', 'wallet.css', 'texts.js'].map((file) => member.base + file),
    );
    await wanted;
    await prefetchPage('/m/notice');
    expect(links()).toHaveLength(4);
  });

  test('loads nothing for a path without a page', async () => {
    await prepare('/m/nowhere');
    expect(federation.loaded()).toEqual([]);
  });

  test.each([
    ['a remote that cannot be loaded', () => federation.load.mockRejectedValue(new Error('dead'))],
    ['a page without its code', () => preload.mockRejectedValue(new Error('gone'))],
    [
      'a prefetch that fails',
      () =>
        prefetch.mockImplementationOnce(() => {
          throw new Error('bug');
        }),
    ],
  ])('never throws: %s', async (_, spoil) => {
    await freshPage('/m/home', [games, auth]);
    federation.load.mockResolvedValue(remoteCode(routes, { prefetch }));
    spoil();
    const { prefetchPage } = await import('./prepare-page');
    await expect(prefetchPage('/m/home')).resolves.toBeUndefined();
  });
});
