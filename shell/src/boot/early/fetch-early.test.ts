/** @jest-environment jsdom */

import { consumeEarlyAnswer } from '../../platform/early-answers';
import { provideGateway } from '../../testing';
import { LANES, noWork, provideEarlyPage, visit } from '../../testing/early-page';
import { fetchEarly } from './fetch-early';
import { readPage } from './read-page';

provideEarlyPage();

describe('asking ahead', () => {
  const asked = jest.fn();
  const answers = (body: string, status = 200) =>
    asked.mockImplementation(() => Promise.resolve({ status, text: () => Promise.resolve(body) }));
  beforeEach(() => {
    asked.mockReset();
    Object.assign(globalThis, { fetch: asked });
    answers('{"success":true,"value":{}}');
  });
  const asking = (early = noWork()) => {
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
    const { currentSite, siteReady } = await import('../../core/site');
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
    await expect(consumeEarlyAnswer(LANES, undefined)).rejects.toThrow('failed to fetch');
  });
});
