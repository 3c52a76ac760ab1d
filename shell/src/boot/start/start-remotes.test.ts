/** @jest-environment jsdom */
import type { StartCondition } from '@tessera/remote';
import { demoRemote } from '../../testing';
import * as federation from '../../testing/federation';
import { freshPage, remoteCode } from '../../testing/fresh-page';

jest.mock('@module-federation/enhanced/runtime', () => ({ ...federation.runtime }));
federation.provideFederation();

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
    await freshPage(address, [...remotes, demoRemote('never')]);
    await prepare();
    const { keepAuthCallback } = await import('../../platform/entry-url/auth-callback');
    keepAuthCallback();
    const { startWhenIdle } = await import('./start-remotes');
    jest.useFakeTimers();
    startWhenIdle();
    expect(federation.loaded()).toEqual([]);
    await jest.advanceTimersByTimeAsync(10_000);
    return federation.loaded().map((id: string) => id.replace('/remote', ''));
  }

  test.each<[string, string, (() => unknown) | undefined, string[]]>([
    ['an ordinary visit', '/m/home', undefined, []],
    [
      'a remembered login',
      '/m/home',
      () => localStorage.setItem('tessera:remembered-login', '{}'),
      ['remembered-login'],
    ],
    ['a return from LINE', '/m/login?code=c&state=s', undefined, ['line-return']],
    ['another code', '/m/home?code=c', undefined, []],
    ['a return from a payment page', '/m/voucherCenter?code=00&state=SUCCESS', undefined, []],
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

  test('a remembered login starts nothing for a signed-in member', async () => {
    const started = await starting('/m/home', async () => {
      localStorage.setItem('tessera:remembered-login', '{}');
      const { dispatch } = await import('../../core/session-state/store');
      dispatch({
        type: 'restored',
        session: { id: '1', token: 't', merchantCode: 'demo', userName: 'u', type: 0, firstTimeLogin: false },
      });
    });
    expect(started).toEqual(['idle']);
  });

  test('a remote that fails to load does not stop the next one', async () => {
    federation.load.mockImplementation((id: string) =>
      id.startsWith('idle') ? Promise.reject(new Error('dead')) : Promise.resolve(remoteCode()),
    );
    expect(await starting('/m/home#tgWebAppData=x')).toEqual(['idle', 'idle', 'telegram-launch']);
  });
});
