import type { EarlyWork } from '../platform/early-answers';
import { demoHash, demoRemote, provideRelease } from './release';

/** What the home page starts with. */
export const LANES = '/wps/relay/GCSGAME_gameList?limit=6';
const integrity = Object.fromEntries(
  ['remoteEntry.js', 'page.1.js', 'page.1.css', 'locale-EN.js', 'locale-AR.js'].map((file) => [
    file,
    demoHash(file),
  ]),
);
export const games = demoRemote('games', {
  routes: [
    { path: '/m/home', chunk: 'page', early: [LANES] },
    { path: '/m/game/:id' },
    { path: '/m/bonus/:tab?', chunk: 'page' },
    { path: '/m/launchGame', guard: 'session' },
  ],
  chunks: { page: ['page.1.js', 'page.1.css'] },
  catalogs: { EN: ['locale-EN.js'], AR: ['locale-AR.js'] },
  integrity,
});
const auth = demoRemote('auth', { routes: [{ path: '/m/login', shape: 'form' }] });
const member = demoRemote('member', {
  routes: [{ path: '/m/feedback', guard: 'session', guardTarget: '/m/home' }],
});
export const visit = (address: string): void => history.replaceState(null, '', address);

export const speaking = (...tags: string[]): void =>
  void Object.defineProperty(navigator, 'languages', { value: tags, configurable: true });

/** What the early script leaves before it has done anything. */
export const noWork = (): EarlyWork => ({ answers: new Map(), failed: new Set() });

/** Gives each test of a file a home page of three remotes, opened for the first time by an English reader. */
export function provideEarlyPage(): void {
  provideRelease({
    remotes: {
      games: { candidates: [games] },
      auth: { candidates: [auth] },
      member: { candidates: [member] },
    },
    catalogs: { EN: ['locale-EN.shell.js'] },
  });
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    delete window.__tessera;
    speaking('en-GB');
    visit('/m/home');
  });
}
