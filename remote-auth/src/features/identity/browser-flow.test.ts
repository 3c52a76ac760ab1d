/** @jest-environment jsdom */
import type { Environment } from '@tessera/shell/environment';
import { getRedirectResult, signInWithPopup, signInWithRedirect } from 'firebase/auth';
import { redirectChannel } from '../../common/channel';
import { readRedirect, signInAtProvider } from './browser-flow';
import { popupsWork } from './popups-work';

jest.mock('./identity-auth', () => ({ identityAuth: () => ({}) }));
jest.mock('./popups-work', () => ({ popupsWork: jest.fn() }));
jest.mock('firebase/auth', () => {
  class Provider {
    scopes: string[] = [];
    addScope(scope: string) {
      this.scopes.push(scope);
      return this;
    }
  }
  return {
    GoogleAuthProvider: class extends Provider {},
    FacebookAuthProvider: class extends Provider {},
    TwitterAuthProvider: class extends Provider {},
    browserPopupRedirectResolver: 'resolver',
    getRedirectResult: jest.fn(),
    signInWithPopup: jest.fn(),
    signInWithRedirect: jest.fn(async () => undefined),
    signOut: jest.fn(async () => undefined),
  };
});

const answer = { user: { getIdToken: async () => 'id-token' } } as Awaited<
  ReturnType<typeof signInWithPopup>
>;

beforeEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
  jest.mocked(signInWithPopup).mockResolvedValue(answer);
});

test('a popup returns the identity token, and Google is asked for the email [R9.34]', async () => {
  jest.mocked(popupsWork).mockReturnValue(true);
  expect(await signInAtProvider('google')).toEqual({
    firebaseChannel: 'google',
    firebaseIdToken: 'id-token',
  });
  expect(jest.mocked(signInWithPopup).mock.calls[0]?.[1]).toMatchObject({ scopes: ['email'] });
  expect(redirectChannel.get()).toBeUndefined();
});

test('without popups the page is left, the channel is kept in session storage, and the return gives the token [R3.18] [R4.14]', async () => {
  jest.mocked(popupsWork).mockReturnValue(false);
  expect(await signInAtProvider('twitter')).toBe('leaving');
  expect(signInWithPopup).not.toHaveBeenCalled();
  expect(signInWithRedirect).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem('tessera:social-channel')).toBe('"twitter"');
  jest.mocked(getRedirectResult).mockResolvedValue(answer);
  const visit = { query: new URLSearchParams(), hash: '', channel: 'twitter' } as const;
  expect(await readRedirect(visit)).toEqual({
    proof: { firebaseChannel: 'twitter', firebaseIdToken: 'id-token' },
  });
});

test.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request'])(
  '%s is a cancellation, not a failure [R8.23]',
  async (code) => {
    jest.mocked(popupsWork).mockReturnValue(true);
    jest.mocked(signInWithPopup).mockRejectedValue(Object.assign(new Error('closed'), { code }));
    expect(await signInAtProvider('facebook')).toBeUndefined();
  },
);

test.each([
  ['an installed page on iOS', { isPwa: true, os: 'ios' }, '', false],
  ['a home-screen shortcut', { isWebclip: true }, '', false],
  ['the view of a messenger', {}, 'Mozilla/5.0 Line/14.0', false],
  ['an installed page on Android', { isPwa: true, os: 'android' }, '', true],
  ['a browser', {}, 'Mozilla/5.0 Chrome/140', true],
] as const)('popups in %s: %o %s %s', (_case, where, userAgent, works) => {
  const real = jest.requireActual<typeof import('./popups-work')>('./popups-work');
  expect(real.popupsWork(where as Partial<Environment> as Environment, userAgent)).toBe(works);
});
