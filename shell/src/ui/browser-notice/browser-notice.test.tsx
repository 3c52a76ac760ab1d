/** @jest-environment jsdom */
import { country } from '@tessera/contract';
import { provideDialogs } from '@tessera/ui/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { endInterruption } from '../../core/interruptions';
import { Interruptions } from '../../core/interruptions/interruptions';
import { dispatch } from '../../core/session-state/store';
import { provideGateway, provideRelease, provideShellTexts } from '../../testing';
import { offerBrowsers } from '.';
import { isRecommended } from './recommended';

provideDialogs();
provideRelease();
const gateway = provideGateway();
const mobile = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const uc = `Mozilla/5.0 (Linux; U; Android 14; zh-CN) ${mobile} Version/4.0 Chrome/100.0 UCBrowser/16.6 Mobile Safari/537.36`;
const chrome = `Mozilla/5.0 (Linux; Android 14) ${mobile} Chrome/130.0.0.0 Mobile Safari/537.36`;

test.each([
  chrome,
  chrome.replace('Chrome', 'HeadlessChrome'),
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${mobile} Version/17.4 Mobile/15E148 Safari/604.1`,
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${mobile} CriOS/130.0 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0',
])('%s is recommended [R2.63]', (userAgent) => expect(isRecommended(userAgent)).toBe(true));

test.each([
  uc,
  `Mozilla/5.0 (Linux; Android 14) ${mobile} Chrome/109.0 MQQBrowser/14.9 Mobile Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 14; wv) ${mobile} Version/4.0 Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0`,
  `Mozilla/5.0 (Linux; Android 14) ${mobile} Chrome/115.0 HuaweiBrowser/15.0 Mobile Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 14) ${mobile} Chrome/130.0 Mobile Safari/537.36 EdgA/130.0`,
  'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; 360SE)',
])('%s is not [R2.63]', (userAgent) => expect(isRecommended(userAgent)).toBe(false));

describe('the notice', () => {
  const visit = async (userAgent: string, countryCode: string) => {
    Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
    gateway.on(country, { value: { countryCode } });
    render(<Interruptions />);
    await act(offerBrowsers);
    return screen.queryByRole('dialog');
  };

  beforeAll(provideShellTexts);
  beforeEach(() => {
    sessionStorage.clear();
    gateway.received.length = 0;
  });
  afterEach(() => act(() => endInterruption('browsers')));

  test('recommends three browsers in Chinese to a visitor in China with another one [R2.63]', async () => {
    const dialog = await visit(uc, 'CN');
    expect(dialog?.textContent).toContain('建议您使用以下浏览器');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '谷歌浏览器Chrome',
      '苹果浏览器Safari',
      '火狐浏览器Firefox',
    ]);
  });

  test('is closed by a tap and not shown again during the visit', async () => {
    await visit(uc, 'CN');
    fireEvent.click(screen.getByRole('button', { name: '我知道了' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(offerBrowsers);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not shown in other countries [R2.63]', async () => {
    expect(await visit(uc, 'BR')).toBeNull();
  });

  test('is not shown in a recommended browser, which does not request the country [R2.63]', async () => {
    expect(await visit(chrome, 'CN')).toBeNull();
    expect(gateway.calls(country)).toHaveLength(0);
  });

  test('is shown to visitors only [R2.63]', async () => {
    dispatch({
      type: 'signedIn',
      session: { id: '1', token: 't', merchantCode: 'demo', userName: 'u', type: 0, firstTimeLogin: false },
    });
    expect(await visit(uc, 'CN')).toBeNull();
    dispatch({ type: 'signedOut' });
  });
});
