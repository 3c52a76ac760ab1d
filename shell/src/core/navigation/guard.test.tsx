/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { homeAliases, pagePath } from '../../platform/home-aliases';
import { provideGateway, provideRelease, provideShellTexts } from '../../testing';
import { here, openAt } from '../../testing/open-at';
import { noticeStore } from '../notices';
import { signIn, signOut } from '../session';
import { dispatch } from '../session-state';
import { Redirect, useParams, useQuery } from '.';
import { SessionGuard } from './session-guard';

provideRelease();
provideGateway();

describe('a redirect', () => {
  const redirected = (to: string) =>
    openAt(
      '/m/old?cid=1',
      <Routes>
        <Route path="/m/old" element={<Redirect to={to} />} />
        <Route path="*" element={null} />
      </Routes>,
    );

  test('replaces the page and keeps the kept parameters [R2.22]', async () => {
    await redirected('/m/new?a=1');
    expect(here()).toBe('/m/new?a=1&cid=1');
  });

  test.each(['https://evil.example', '//evil.example/m/x'])('to %s ends at home', async (to) => {
    await redirected(to);
    expect(here()).toBe('/m/home?cid=1');
  });
});

describe('a guarded page [R2.19]', () => {
  beforeAll(provideShellTexts);
  beforeEach(() => noticeStore.setState({ toasts: [] }));
  const guarded = (target?: string) =>
    openAt(
      '/m/withdraw?amount=5&cid=1',
      <Routes>
        <Route
          path="/m/withdraw"
          element={
            <SessionGuard target={target}>
              <p>your money</p>
            </SessionGuard>
          }
        />
        <Route path="*" element={null} />
      </Routes>,
    );
  afterEach(() => act(signOut));

  test('redirects a visitor to the login, which knows the way back', async () => {
    await guarded();
    expect(screen.queryByText('your money')).toBeNull();
    const [path, query] = (here() ?? '').split('?');
    expect(path).toBe('/m/login');
    expect(new URLSearchParams(query).get('backUrl')).toBe('/m/withdraw?amount=5&cid=1');
    expect(new URLSearchParams(query).get('cid')).toBe('1');
  });

  test('tells a visitor why, for 4 s [R9.19]', async () => {
    const said = () => noticeStore.getState().toasts.map(({ message }) => message);
    jest.useFakeTimers();
    await guarded();
    expect(said()).toEqual(['Sign in to open this page.']);
    jest.advanceTimersByTime(3_999);
    expect(said()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    jest.useRealTimers();
    expect(said()).toEqual([]);
  });

  test('redirects a visitor to the target of the page', async () => {
    await guarded('/m/home');
    expect(here()).toBe('/m/home?cid=1');
  });

  test.each([
    ['to the login when the session ends', () => dispatch({ type: 'signedOut' }), /^\/m\/login\?backUrl=/],
    ['home when the member signs out', () => void signOut(), /^\/m\/home\?cid=1$/],
  ])('lets a member in, and leads %s', async (_, end, expected) => {
    act(() => signIn({ id: '7', token: 't', userName: 'lucky', customerType: 0 }));
    await guarded();
    expect(screen.getByText('your money')).toBeTruthy();
    act(end);
    expect(screen.queryByText('your money')).toBeNull();
    expect(here()).toMatch(expected);
    expect(noticeStore.getState().toasts).toEqual([]);
  });

  test('leads home though the gateway then refuses the logout call, while the home page still loads', async () => {
    act(() => signIn({ id: '7', token: 't', userName: 'lucky', customerType: 0 }));
    // The guard stays until the next page has come.
    const guard = (
      <SessionGuard>
        <Outlet />
      </SessionGuard>
    );
    await openAt(
      '/m/withdraw?cid=1',
      <Routes>
        <Route element={guard}>
          <Route path="/m/withdraw" element={null} />
          <Route path="/m/home" element={null} />
        </Route>
        <Route path="*" element={null} />
      </Routes>,
    );
    act(() => void signOut());
    act(() => dispatch({ type: 'signedOut' }));
    expect(here()).toBe('/m/home?cid=1');
  });
});

test('a page reads its query and its parameters', async () => {
  function Reader() {
    return <p>{`${useParams().id} ${useQuery().get('tab')}`}</p>;
  }
  await openAt(
    '/m/game/7?tab=new',
    <Routes>
      <Route path="/m/game/:id" element={<Reader />} />
    </Routes>,
  );
  expect(screen.getByText('7 new')).toBeTruthy();
});

test('every alias of the landing is the home page [R2.1]', () => {
  expect(homeAliases).toEqual(['/', '/m', '/m/', '/m/index', '/m/index.html']);
  for (const alias of homeAliases) expect(pagePath(alias)).toBe('/m/home');
  expect(pagePath('/m/wallet')).toBe('/m/wallet');
});
