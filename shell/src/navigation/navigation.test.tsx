/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation as useRouterLocation } from 'react-router-dom';
import { signIn, signOut } from '../session';
import { provideGateway, provideRelease } from '../testing';
import { Link, Redirect, useBack, useGo, useParams, useQuery } from '.';
import { homeAliases, pagePath } from './home-aliases';
import { setPrefetch } from './prefetch';
import { SessionGuard } from './session-guard';

provideRelease();
provideGateway();
const prefetched: string[] = [];
setPrefetch((path) => void prefetched.push(path));
beforeEach(() => prefetched.splice(0));

function Here() {
  const { pathname, search, hash } = useRouterLocation();
  return <output>{pathname + search + hash}</output>;
}
const here = () => screen.getByRole('status').textContent;

/** Opens addresses, the last of them showing, with something on the page. */
const open = (addresses: string[], content: React.ReactNode) =>
  render(
    <MemoryRouter initialEntries={addresses}>
      <Here />
      {content}
    </MemoryRouter>,
  );

function Goer({ to, replace }: { to: string; replace?: boolean }) {
  const go = useGo();
  const back = useBack('/m/game');
  return (
    <>
      <button type="button" onClick={() => go(to, replace ? { replace } : undefined)}>
        go
      </button>
      <button type="button" onClick={back}>
        back
      </button>
    </>
  );
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));

describe('going somewhere', () => {
  test('keeps the kept parameters and fetches the page ahead [R2.22]', async () => {
    open(['/m/home?cid=1&x=2'], <Goer to="/m/activity?id=7" />);
    await press('go');
    expect(here()).toBe('/m/activity?id=7&cid=1');
    expect(prefetched).toEqual(['/m/activity?id=7']);
  });

  test('keeps them over several pages [R2.22]', async () => {
    open(['/m/home?affiliateCode=a7'], <Goer to="/m/wallet" />);
    await press('go');
    await press('go');
    expect(here()).toBe('/m/wallet?affiliateCode=a7');
  });

  test.each(['https://evil.example', '//evil.example/m/', 'javascript:alert(1)', '/wps/session/logout'])(
    'never leads to %s',
    async (to) => {
      const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      open(['/m/home'], <Goer to={to} />);
      await press('go');
      expect(here()).toBe('/m/home');
      expect(prefetched).toEqual([]);
      expect(warned).toHaveBeenCalledTimes(1);
      warned.mockRestore();
    },
  );

  test('the warning does not repeat a long target', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    open(['/m/home'], <Goer to={`https://evil.example/${'x'.repeat(60)}?token=secret`} />);
    await press('go');
    expect(JSON.stringify(warned.mock.calls)).not.toContain('secret');
    warned.mockRestore();
  });
});

describe('going back', () => {
  test('leads to the page before', async () => {
    open(['/m/home'], <Goer to="/m/wallet" />);
    await press('go');
    await press('back');
    expect(here()).toBe('/m/home');
  });

  test('leads to the fallback on the first page of a visit, which it replaces', async () => {
    open(['/m/wallet?cid=1'], <Goer to="/m/wallet" />);
    await press('back');
    expect(here()).toBe('/m/game?cid=1');
  });

  test('after a replacement leads past what was replaced', async () => {
    open(['/m/game', '/m/home'], <Goer to="/m/login" replace />);
    await press('go');
    expect(here()).toBe('/m/login');
    await press('back');
    expect(here()).toBe('/m/game');
  });
});

describe('a link', () => {
  const link = () => screen.getByText('there');

  test('can be opened in a new tab with the kept parameters, and goes in the app when it is clicked [R2.22]', async () => {
    open(['/m/home?cid=1'], <Link to="/m/wallet">there</Link>);
    expect(link().getAttribute('href')).toBe('/m/wallet?cid=1');
    await press('there');
    expect(here()).toBe('/m/wallet?cid=1');
  });

  test('fetches its page ahead when a finger comes down', () => {
    const onPointerDown = jest.fn();
    open(
      ['/m/home'],
      <Link to="/m/wallet" onPointerDown={onPointerDown}>
        there
      </Link>,
    );
    fireEvent.pointerDown(link());
    expect(prefetched).toEqual(['/m/wallet']);
    expect(onPointerDown).toHaveBeenCalledTimes(1);
  });

  test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    (how) => {
      open(['/m/home'], <Link to="/m/wallet">there</Link>);
      const taken = jest.fn((event: Event) => {
        // jsdom cannot navigate: what the browser would do now is told, and stopped.
        expect(event.defaultPrevented).toBe(false);
        event.preventDefault();
      });
      addEventListener('click', taken, { once: true });
      fireEvent.click(link(), how);
      expect(taken).toHaveBeenCalledTimes(1);
      expect(here()).toBe('/m/home');
    },
  );

  test('leaves a click that its own handler took', () => {
    open(
      ['/m/home'],
      <Link to="/m/wallet" onClick={(event) => event.preventDefault()}>
        there
      </Link>,
    );
    fireEvent.click(link());
    expect(here()).toBe('/m/home');
  });

  test.each(['https://evil.example', 'javascript:alert(1)', '//evil.example'])(
    'to %s has no address',
    async (to) => {
      const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      open(['/m/home'], <Link to={to}>there</Link>);
      expect(link().hasAttribute('href')).toBe(false);
      fireEvent.pointerDown(link());
      await press('there');
      expect([here(), ...prefetched]).toEqual(['/m/home']);
      warned.mockRestore();
    },
  );
});

describe('a redirect', () => {
  const redirected = (to: string) =>
    open(
      ['/m/old?cid=1'],
      <Routes>
        <Route path="/m/old" element={<Redirect to={to} />} />
        <Route path="*" element={null} />
      </Routes>,
    );

  test('replaces the page and keeps the kept parameters [R2.22]', () => {
    redirected('/m/new?a=1');
    expect(here()).toBe('/m/new?a=1&cid=1');
  });

  test.each(['https://evil.example', '//evil.example/m/x'])('to %s ends at home', (to) => {
    redirected(to);
    expect(here()).toBe('/m/home?cid=1');
  });
});

describe('a guarded page [R2.19]', () => {
  const guarded = (target?: string) =>
    open(
      ['/m/withdraw?amount=5&cid=1'],
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

  test('sends a visitor to the login, which knows the way back', () => {
    guarded();
    expect(screen.queryByText('your money')).toBeNull();
    const [path, query] = (here() ?? '').split('?');
    expect(path).toBe('/m/login');
    expect(new URLSearchParams(query).get('backUrl')).toBe('/m/withdraw?amount=5&cid=1');
    expect(new URLSearchParams(query).get('cid')).toBe('1');
  });

  test('sends a visitor where the page says', () => {
    guarded('/m/home');
    expect(here()).toBe('/m/home?cid=1');
  });

  test('lets a member in, and out again when the session ends', () => {
    act(() => signIn({ id: '7', token: 't', userName: 'lucky', customerType: 0 }));
    guarded();
    expect(screen.getByText('your money')).toBeTruthy();
    act(() => void signOut());
    expect(screen.queryByText('your money')).toBeNull();
    expect(here()).toMatch(/^\/m\/login\?/);
  });
});

test('a page reads its query and its parameters', () => {
  function Reader() {
    return <p>{`${useParams().id} ${useQuery().get('tab')}`}</p>;
  }
  open(
    ['/m/game/7?tab=new'],
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
