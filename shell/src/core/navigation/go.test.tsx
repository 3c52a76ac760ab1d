/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { provideRelease } from '../../testing';
import { here, openAt, press } from '../../testing/open-at';
import { useBack, useGo } from '.';
import { setPrefetch } from './prefetch';

provideRelease();
const prefetched: string[] = [];
setPrefetch((path) => void prefetched.push(path));
beforeEach(() => prefetched.splice(0));

function Goer({ to }: { to: string }) {
  const go = useGo();
  const back = useBack('/m/game');
  return (
    <>
      <button type="button" onClick={() => go(to)}>
        go
      </button>
      <button type="button" onClick={() => go('/m/login', { replace: true })}>
        sign in
      </button>
      <button type="button" onClick={back}>
        back
      </button>
    </>
  );
}
describe('going somewhere', () => {
  test('keeps the kept parameters and prefetches the page [R2.22]', async () => {
    await openAt('/m/home?cid=1&x=2', <Goer to="/m/activity?id=7" />);
    await press('go');
    expect(here()).toBe('/m/activity?id=7&cid=1');
    expect(prefetched).toEqual(['/m/activity?id=7']);
  });

  test('keeps them over several pages [R2.22]', async () => {
    await openAt('/m/home?affiliateCode=a7', <Goer to="/m/wallet" />);
    await press('go');
    await press('go');
    expect(here()).toBe('/m/wallet?affiliateCode=a7');
  });

  test.each(['https://evil.example', '//evil.example/m/', 'javascript:alert(1)', '/wps/session/logout'])(
    'never leads to %s',
    async (to) => {
      const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      await openAt('/m/home', <Goer to={to} />);
      await press('go');
      expect(here()).toBe('/m/home');
      expect(prefetched).toEqual([]);
      expect(warned).toHaveBeenCalledTimes(1);
      warned.mockRestore();
    },
  );

  test('the warning does not repeat a long target', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openAt('/m/home', <Goer to={`https://evil.example/${'x'.repeat(60)}?token=secret`} />);
    await press('go');
    expect(JSON.stringify(warned.mock.calls)).not.toContain('secret');
    warned.mockRestore();
  });
});

describe('going back', () => {
  test('leads to the page before', async () => {
    await openAt('/m/home', <Goer to="/m/wallet" />);
    await press('go');
    await press('back');
    await waitFor(() => expect(here()).toBe('/m/home'));
  });

  test('leads to the fallback on the first page of a visit, which it replaces', async () => {
    await openAt('/m/wallet?cid=1', <Goer to="/m/wallet" />);
    await press('back');
    expect(here()).toBe('/m/game?cid=1');
  });

  test('after a replacement skips the replaced page', async () => {
    await openAt('/m/activity', <Goer to="/m/wallet" />);
    await press('go');
    await press('sign in');
    expect(here()).toBe('/m/login');
    await press('back');
    await waitFor(() => expect(here()).toBe('/m/activity'));
  });

  test('leads to the fallback if another page has replaced the first page of the visit', async () => {
    await openAt('/m/wallet', <Goer to="/m/wallet" />);
    const length = history.length;
    await press('sign in');
    await press('back');
    expect(here()).toBe('/m/game');
    expect(history.length).toBe(length);
  });
});
