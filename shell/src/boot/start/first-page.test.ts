/** @jest-environment jsdom */
import { lazyPage } from '@tessera/remote';
import { demoRemote } from '../../testing';
import * as federation from '../../testing/federation';
import { freshPage, remoteCode } from '../../testing/fresh-page';

jest.mock('@module-federation/enhanced/runtime', () => ({ ...federation.runtime }));
federation.provideFederation();

describe('the first render', () => {
  const games = demoRemote('games', { routes: [{ path: '/m/home' }] });
  /** When the first page is ready, in ms. */
  async function waits(load: () => Promise<unknown>): Promise<number> {
    await freshPage('/m/home', [games]);
    federation.load.mockImplementation(load);
    const { firstPage } = await import('./prepare-page');
    jest.useFakeTimers();
    const begun = Date.now();
    let waited = -1;
    void firstPage().then(() => {
      waited = Date.now() - begun;
    });
    for (let step = 0; step < 40 && waited < 0; step++) await jest.advanceTimersByTimeAsync(50);
    return waited;
  }
  const codeAfter = (ms: number) => () =>
    new Promise((resolve) =>
      setTimeout(
        () =>
          resolve(remoteCode([{ path: '/m/home', page: lazyPage(async () => ({ default: () => null })) }])),
        ms,
      ),
    );

  test('waits for the first page’s code', async () => {
    expect(await waits(codeAfter(400))).toBe(400);
  });
  test('waits 1.5 s at most', async () => {
    expect(await waits(codeAfter(60_000))).toBe(1_500);
  });
  test('does not wait for code that cannot be loaded', async () => {
    expect(await waits(() => Promise.reject(new Error('dead')))).toBeLessThan(100);
  });
});
