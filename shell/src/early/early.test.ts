/** @jest-environment jsdom */
import { demoHash, demoRemote, provideGateway, provideRelease } from '../testing';
import type { EarlyWork } from './answers';
import { callKey, takeEarlyAnswer } from './answers';
import { fetchEarly } from './fetch-early';
import { preloadCode } from './preload-code';
import { readPage } from './read-page';

const LANES = '/wps/relay/GCSGAME_gameList?limit=6';
const integrity = Object.fromEntries(
  ['remoteEntry.js', 'page.1.js', 'page.1.css', 'locale-EN.js', 'locale-AR.js'].map((file) => [
    file,
    demoHash(file),
  ]),
);
const games = demoRemote('games', {
  routes: [
    { path: '/m/home', chunk: 'page', early: [LANES] },
    { path: '/m/game/:id' },
    { path: '/m/launchGame', guard: 'session' },
  ],
  chunks: { page: ['page.1.js', 'page.1.css'] },
  catalogs: { EN: ['locale-EN.js'], AR: ['locale-AR.js'] },
  integrity,
});
const auth = demoRemote('auth', { routes: [{ path: '/m/login' }] });
const member = demoRemote('member', {
  routes: [{ path: '/m/feedback', guard: 'session', guardTarget: '/m/home' }],
});
provideRelease({
  remotes: {
    games: { candidates: [games] },
    auth: { candidates: [auth] },
    member: { candidates: [member] },
  },
  catalogs: { EN: ['locale-EN.shell.js'] },
});

const visit = (address: string) => history.replaceState(null, '', address);
const speaking = (...tags: string[]) =>
  Object.defineProperty(navigator, 'languages', { value: tags, configurable: true });
const work = (): EarlyWork => ({ answers: new Map(), failed: new Set() });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete window.__tessera;
  speaking('en-GB');
  visit('/m/home');
});

describe('reading the page', () => {
  test.each([
    ['/m/home', 'games', '/m/home'],
    ['/', 'games', '/m/home'],
    ['/m/index.html?cid=1', 'games', '/m/home'],
    ['/m/game/7', 'games', '/m/game/:id'],
    ['/m/login', 'auth', '/m/login'],
  ])('%s belongs to %s', (address, name, path) => {
    visit(address);
    const { owned } = readPage();
    expect([owned?.remote.name, owned?.route.path]).toEqual([name, path]);
  });

  test('a path that nobody owns has no owner', () => {
    visit('/m/nowhere');
    expect(readPage().owned).toBeUndefined();
  });

  test.each([
    ['/m/launchGame', '/m/login'],
    ['/m/feedback', '/m/home'],
  ])('%s of a visitor leads to %s, as the guard will do', (address, path) => {
    visit(address);
    expect(readPage().owned?.route.path).toBe(path);
  });

  test('a guarded page of a member is fetched for them', () => {
    visit('/m/launchGame?code=7');
    sessionStorage.setItem('tessera:session', '{}');
    expect(readPage().owned?.route.path).toBe('/m/launchGame');
  });

  test('so it is for whoever comes with a token', () => {
    visit('/m/launchGame');
    window.__tessera = { ...work(), token: 't' };
    expect(readPage().owned?.route.path).toBe('/m/launchGame');
  });

  test('the document speaks the visitor’s language before the first paint [R4.34a]', () => {
    speaking('ar-EG', 'en');
    expect(readPage().language).toBe('AR');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
    localStorage.setItem('tessera:language', 'CN');
    expect(readPage().language).toBe('CN');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['zh-Hans', 'ltr']);
  });

  test('the device has its id from here on', () => {
    readPage();
    expect(localStorage.getItem('tessera:device-id')).toHaveLength(36);
  });
});

describe('asking ahead', () => {
  const asked = jest.fn();
  const answers = (body: string, status = 200) =>
    asked.mockImplementation(() => Promise.resolve({ status, text: () => Promise.resolve(body) }));
  beforeEach(() => {
    asked.mockReset();
    Object.assign(globalThis, { fetch: asked });
    answers('{"success":true,"value":{}}');
  });
  const asking = (early = work()) => {
    fetchEarly(readPage(), early);
    window.__tessera = early;
    return asked.mock.calls.map(([address, options]) => ({ address, ...options }));
  };

  test('the status and what the page starts with are asked for, as the request client would', () => {
    const [first, second] = asking();
    expect(first.address).toContain('/wps/v2/system/status?device=MOBILE');
    expect(first.headers).toMatchObject({ Merchant: 'demo', Language: 'EN', 'cache-control': 'no-cache' });
    expect(second).toMatchObject({ address: LANES, credentials: 'include', headers: { Language: 'EN' } });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('a page that starts with nothing asks for the status alone', () => {
    visit('/m/login');
    expect(asking()).toHaveLength(1);
  });

  test('no session goes along', () => {
    sessionStorage.setItem('tessera:session', JSON.stringify({ token: 'secret' }));
    expect(JSON.stringify(asking())).not.toContain('secret');
  });

  test('the application takes the status up and asks for it no second time', async () => {
    answers(JSON.stringify({ success: true, value: { siteName: 'Early' } }));
    asking();
    const gateway = provideGateway();
    const { currentSite, siteReady } = await import('../site');
    await siteReady();
    expect(currentSite().siteName).toBe('Early');
    expect(gateway.received).toEqual([]);
  });

  test('a call that cannot be made is left to the application', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    asked.mockImplementation(() => Promise.reject(new TypeError('failed to fetch')));
    asking();
    await new Promise((resolve) => setTimeout(resolve, 5));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    await expect(takeEarlyAnswer(LANES, undefined)).rejects.toThrow('failed to fetch');
  });
});

describe('an early answer', () => {
  test('is found however the call is spelled, and handed out once', () => {
    const answer = Promise.resolve({ status: 200, body: '' });
    window.__tessera = { ...work(), answers: new Map([[callKey('/wps/a?b=2&a=1', undefined), answer]]) };
    expect(takeEarlyAnswer('/wps/a', { a: 1, b: '2', c: undefined })).toBe(answer);
    expect(takeEarlyAnswer('/wps/a', { a: 1, b: '2' })).toBeUndefined();
  });

  test('is no other call’s', () => {
    expect(callKey('/wps/a', { a: 1 })).not.toBe(callKey('/wps/a', { a: 2 }));
    expect(callKey('/wps/a', { a: 1 })).not.toBe(callKey('/wps/b', { a: 1 }));
    expect(callKey('/wps/a', {})).toBe(callKey('/wps/a', undefined));
  });
});

describe('fetching code ahead', () => {
  const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  const files = () => links().map((link) => new URL(link.href).pathname);
  afterEach(() => {
    for (const link of links()) link.remove();
  });

  test('the entry, the page’s own files and the texts are fetched, each once, with its hash', () => {
    preloadCode(readPage(), work());
    expect(files()).toEqual([
      '/m/shell/1.0.0/locale-EN.shell.js',
      ...['remoteEntry.js', 'page.1.js', 'page.1.css', 'locale-EN.js'].map((file) => games.base + file),
    ]);
    const [, entry, , style] = links();
    expect(entry).toMatchObject({ as: 'script', crossOrigin: 'anonymous', fetchPriority: 'low' });
    expect(entry?.integrity).toBe(demoHash('remoteEntry.js'));
    expect(style).toMatchObject({ as: 'style', integrity: demoHash('page.1.css') });
    expect(style?.fetchPriority).not.toBe('low');
  });

  test('texts come in the visitor’s language, or in English where there are none', () => {
    speaking('ar');
    preloadCode(readPage(), work());
    expect(files()).toContain(`${games.base}locale-AR.js`);
    expect(files()).toContain('/m/shell/1.0.0/locale-EN.shell.js');
  });

  test('a page of no remote needs the shell’s texts alone', () => {
    visit('/m/nowhere');
    preloadCode(readPage(), work());
    expect(files()).toEqual(['/m/shell/1.0.0/locale-EN.shell.js']);
  });

  test('what could not be fetched is noted for the application', () => {
    const early = work();
    preloadCode(readPage(), early);
    links()[1]?.dispatchEvent(new Event('error'));
    expect([...early.failed]).toEqual([`${games.base}remoteEntry.js`]);
  });
});

describe('the script itself', () => {
  const run = () => jest.isolateModulesAsync(async () => void (await import('./main')));

  test('keeps the deferred install prompt, which can come before any bundle runs', async () => {
    Object.assign(globalThis, { fetch: () => Promise.reject(new Error('offline')) });
    await run();
    const prompt = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(prompt);
    expect(prompt.defaultPrevented).toBe(true);
    expect(window.__tessera?.installPrompt).toBe(prompt);
  });

  test('never throws, not even without a release', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const release = document.getElementById('tessera-release');
    release?.remove();
    await expect(run()).resolves.toBeUndefined();
    expect(window.__tessera?.answers.size).toBe(0);
    expect(warned).toHaveBeenCalledTimes(1);
    if (release) document.head.append(release);
    warned.mockRestore();
  });
});
