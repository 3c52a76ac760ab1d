/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import {
  PREVIEW_ALGORITHM,
  type PreviewClaims,
  type PreviewKey,
  previewKey,
  signPreview,
} from '@tessera/remote/preview';
import * as v from 'valibot';
import { demoHash, demoRemote, provideRelease } from '../../../testing';
import texts from '../locales/EN.json';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
Object.assign(globalThis, { TextDecoder, TextEncoder });

const stable = demoRemote('games');
const listed = demoRemote('games', { version: '2.0.0', weight: 0 });
const hour = Math.floor(Date.now() / 1_000) + 3_600;
const claims: PreviewClaims = { aud: 'demo', exp: hour, remotes: { games: '2.0.0' } };

let privateKey: CryptoKey;
let key: PreviewKey;
beforeAll(async () => {
  const pair = await crypto.subtle.generateKey(PREVIEW_ALGORITHM, true, ['sign', 'verify']);
  privateKey = pair.privateKey;
  key = v.parse(previewKey, await crypto.subtle.exportKey('jwk', pair.publicKey));
});
beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** Opens a page with a token in its address. Returns the state of the shell that the tests check. */
async function open(token: string, allowed = true) {
  jest.resetModules();
  history.replaceState(null, '', `/m/home?tid=7&preview=${token}`);
  provideRelease({
    remotes: { games: { candidates: [stable, listed] } },
    ...(allowed && { previewKey: key }),
  });
  const { startReleaseOverrides } = await import('../start');
  await startReleaseOverrides(Promise.resolve());
  await Promise.resolve();
  const { chosenRemotes } = await import('../../choice');
  const { noticeStore } = await import('../../../core/notices/store');
  const { interruptionStore } = await import('../../../core/interruptions');
  const { integrityOf } = await import('../../integrity');
  return {
    versions: chosenRemotes().map(({ version }) => version),
    said: noticeStore.getState().dialogs.map(({ message }) => message),
    hasBadge: interruptionStore.getState().screens.has('badges'),
    integrityOf,
  };
}

test('a valid link runs the versions that it names, with the hashes of the release, for this tab', async () => {
  const token = await signPreview(claims, privateKey);
  const page = await open(token);
  expect(page).toMatchObject({ versions: ['2.0.0'], said: [], hasBadge: true });
  expect(page.integrityOf(`${listed.base}remoteEntry.js`)).toBe(demoHash('games 2.0.0'));
  expect(location.search).toBe('?tid=7');
  const { previewToken } = await import('./token');
  expect(previewToken()).toBe(token);
});

test.each<[string, Partial<PreviewClaims>, boolean, string]>([
  ['of another merchant', { aud: 'jade' }, true, texts.preview_refused],
  ['that has expired', { exp: 1 }, true, texts.preview_ended],
  [
    'of a version that the release no longer lists',
    { remotes: { games: '3.0.0' } },
    true,
    texts.preview_ended,
  ],
  ['at a merchant without previews', {}, false, texts.preview_refused],
])('a link %s changes nothing, shows a message, and is removed', async (_, part, allowed, said) => {
  const page = await open(await signPreview({ ...claims, ...part }, privateKey), allowed);
  expect(page).toMatchObject({ versions: ['1.0.0'], said: [said], hasBadge: false });
  expect(location.search).toBe('?tid=7');
  expect(sessionStorage.getItem('tessera:preview')).toBeNull();
});

test.each([
  ['nothing', ''],
  ['a word', 'nonsense'],
  ['three letters', 'a.b.c'],
  ['a text of 5000 characters', `${'x'.repeat(5_000)}.y.z`],
])('%s is not a link', async (_, token) => {
  const page = await open(token);
  expect(page).toMatchObject({ versions: ['1.0.0'], said: [texts.preview_refused], hasBadge: false });
});

test.each([
  ['allows preview links', true],
  ['does not allow them', false],
])('a malformed stored token is dropped without a message if the release %s', async (_, allowed) => {
  jest.resetModules();
  provideRelease({ remotes: { games: { candidates: [stable] } }, ...(allowed && { previewKey: key }) });
  sessionStorage.setItem('tessera:preview', '{"corrupt');
  history.replaceState(null, '', '/m/home');
  const { startReleaseOverrides } = await import('../start');
  await startReleaseOverrides(Promise.resolve());
  const { noticeStore } = await import('../../../core/notices/store');
  expect(noticeStore.getState().dialogs).toEqual([]);
  expect(sessionStorage.getItem('tessera:preview')).toBeNull();
});

test('without a link there is no token', async () => {
  history.replaceState(null, '', '/m/home');
  const { previewToken } = await import('./token');
  expect(previewToken()).toBeUndefined();
});
