/** @jest-environment jsdom */
import { siteStatus } from '@tessera/contract';
import { lazyPage, type StartCondition } from '@tessera/remote';
import * as v from 'valibot';
import { demoRemote } from '../testing';

const federation = { load: jest.fn() };
jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: (id: string) => federation.load(id),
  registerRemotes: () => undefined,
}));

const code = (routes: object[] = [], part: object = {}) => ({
  default: { routes, catalog: () => Promise.resolve({ default: {} }), ...part },
});
const loaded = () => federation.load.mock.calls.map(([id]) => id);

/** A fresh page at an address, with these remotes. */
async function page(address: string, remotes: ReturnType<typeof demoRemote>[] = []) {
  jest.resetModules();
  history.replaceState(null, '', address);
  const { provideRelease } = await import('../testing');
  provideRelease({
    remotes: Object.fromEntries(remotes.map((remote) => [remote.name, { candidates: [remote] }])),
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  federation.load.mockReset().mockResolvedValue(code());
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the release', () => {
  const read = async (text: string | undefined) => {
    jest.resetModules();
    document.getElementById('tessera-release')?.remove();
    if (text !== undefined) {
      const element = document.createElement('script');
      element.id = 'tessera-release';
      element.setAttribute('type', 'application/json');
      element.textContent = text;
      document.head.append(element);
    }
    return (await import('./release')).currentRelease();
  };

  test.each([undefined, '', '{', '{}', '{"schema":2}'])(
    '%j in the page is a fault of its own',
    async (text) => {
      await expect(read(text)).rejects.toMatchObject({ name: 'ReleaseFault', code: 'release-unreadable' });
    },
  );

  test('stays what it was while the page lives', async () => {
    await page('/m/home');
    const { currentRelease } = await import('./release');
    const first = currentRelease();
    const { provideRelease } = await import('../testing');
    provideRelease({ merchant: { code: 'other' } });
    expect(currentRelease()).toBe(first);
  });
});

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
    await page('/m/home', [games, auth]);
    federation.load.mockResolvedValue(code(routes, { prefetch }));
    return (await import('./prepare-page')).preparePage(address);
  };
  beforeEach(() => {
    preload.mockClear().mockResolvedValue(undefined);
    prefetch.mockClear();
  });

  test('fetches the code of its remote and of itself, and starts its data', async () => {
    await prepare('/m/home?category=RNG');
    expect(loaded()).toEqual(['games/remote']);
    expect(preload).toHaveBeenCalledWith('/m/home');
    expect(prefetch.mock.calls.map(String)).toEqual(['/m/home,category=RNG']);
  });

  test('an alias of the landing is the landing', async () => {
    await prepare('/m/index.html');
    expect(preload).toHaveBeenCalledWith('/m/home');
    expect(prefetch.mock.calls.map(String)).toEqual(['/m/home,']);
  });

  test('prepares the login for a visitor to a guarded page, and starts none of its data', async () => {
    await prepare('/m/withdraw');
    expect(loaded()).toEqual(['auth/remote']);
    expect(preload).toHaveBeenCalledWith('/m/login');
  });

  test('a path that nobody owns needs nothing', async () => {
    await prepare('/m/nowhere');
    expect(loaded()).toEqual([]);
  });

  test.each([
    ['a remote that is dead', () => federation.load.mockRejectedValue(new Error('dead'))],
    ['a page without its code', () => preload.mockRejectedValue(new Error('gone'))],
    [
      'a prefetch that fails',
      () =>
        prefetch.mockImplementationOnce(() => {
          throw new Error('bug');
        }),
    ],
  ])('never throws: %s', async (_, spoil) => {
    await page('/m/home', [games, auth]);
    federation.load.mockResolvedValue(code(routes, { prefetch }));
    spoil();
    const { preparePage } = await import('./prepare-page');
    await expect(preparePage('/m/home')).resolves.toBeUndefined();
  });
});

describe('the first render', () => {
  const games = demoRemote('games', { routes: [{ path: '/m/home' }] });
  /** When the first page is ready, in ms. */
  async function waits(load: () => Promise<unknown>): Promise<number> {
    await page('/m/home', [games]);
    federation.load.mockImplementation(load);
    const { firstPage } = await import('./first-page');
    jest.useFakeTimers();
    const begun = Date.now();
    let waited = -1;
    void firstPage().then(() => {
      waited = Date.now() - begun;
    });
    for (let step = 0; step < 40 && waited < 0; step++) await jest.advanceTimersByTimeAsync(50);
    return waited;
  }
  const later = (ms: number) => () =>
    new Promise((resolve) =>
      setTimeout(
        () => resolve(code([{ path: '/m/home', page: lazyPage(async () => ({ default: () => null })) }])),
        ms,
      ),
    );

  test('waits for the first page’s code', async () => {
    expect(await waits(later(400))).toBe(400);
  });
  test('never longer than 1.5 s', async () => {
    expect(await waits(later(60_000))).toBe(1_500);
  });
  test('not at all when the code cannot be had', async () => {
    expect(await waits(() => Promise.reject(new Error('dead')))).toBeLessThan(100);
  });
});

describe('remotes that start without a page of their own', () => {
  const conditions: readonly StartCondition[] = [
    'idle',
    'remembered-login',
    'line-return',
    'telegram-launch',
    'maya-launch',
    'social-return',
  ];
  const remotes = conditions.map((condition) => demoRemote(condition, { start: [condition] }));
  /** The conditions under which remotes start on a page. */
  async function starting(address: string, prepare: () => unknown = () => undefined): Promise<string[]> {
    await page(address, [...remotes, demoRemote('never')]);
    await prepare();
    const { keepLanding } = await import('../arrival/keep-landing');
    keepLanding();
    const { startWhenIdle } = await import('./idle');
    jest.useFakeTimers();
    startWhenIdle();
    expect(loaded()).toEqual([]);
    await jest.advanceTimersByTimeAsync(10_000);
    return loaded().map((id: string) => id.replace('/remote', ''));
  }

  test.each<[string, string, (() => unknown) | undefined, string[]]>([
    ['an ordinary visit', '/m/home', undefined, []],
    [
      'a remembered login',
      '/m/home',
      () => localStorage.setItem('tessera:remembered-login', '{}'),
      ['remembered-login'],
    ],
    ['a return from LINE', '/m/home?code=c&state=s', undefined, ['line-return']],
    ['another code', '/m/home?code=c', undefined, []],
    ['a launch from Telegram', '/m/home#tgWebAppData=x', undefined, ['telegram-launch']],
    [
      'a return from a social sign-in',
      '/m/home',
      () => sessionStorage.setItem('tessera:social-channel', 'google'),
      ['social-return'],
    ],
  ])('%s', async (_, address, prepare, expected) => {
    expect(await starting(address, prepare)).toEqual(['idle', ...expected]);
  });

  test('a remembered login is of no use to a member', async () => {
    const started = await starting('/m/home', async () => {
      localStorage.setItem('tessera:remembered-login', '{}');
      const { dispatch } = await import('../session/store');
      dispatch({
        type: 'restored',
        session: { id: '1', token: 't', merchantCode: 'demo', userName: 'u', type: 0, firstTimeLogin: false },
      });
    });
    expect(started).toEqual(['idle']);
  });

  test('one that cannot be had does not keep the next from starting', async () => {
    federation.load.mockImplementation((id: string) =>
      id.startsWith('idle') ? Promise.reject(new Error('dead')) : Promise.resolve(code()),
    );
    expect(await starting('/m/home#tgWebAppData=x')).toEqual(['idle', 'idle', 'telegram-launch']);
  });
});

test('the document wears the template that the gateway names, and none that nobody knows', async () => {
  await page('/m/home');
  const { siteStore } = await import('../site/store');
  const { followTemplate } = await import('./theme');
  document.documentElement.dataset.template = 'MT8802';
  followTemplate();
  expect(document.documentElement.dataset.template).toBe('MT8802');
  const wear = (templateId: string) =>
    siteStore.setState(v.parse(siteStatus, { mobileTemplate: { templateId } }), true);
  wear('MT8806');
  expect(document.documentElement.dataset.template).toBe('MT8806');
  wear('MT9999');
  expect(document.documentElement.dataset.template).toBe('MT8806');
});
