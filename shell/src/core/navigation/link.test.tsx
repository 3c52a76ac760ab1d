/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { provideRelease } from '../../testing';
import { here, openAt, press } from '../../testing/open-at';
import { Link } from '.';
import { setPrefetch } from './prefetch';

provideRelease();
const prefetched: string[] = [];
setPrefetch((path) => void prefetched.push(path));
beforeEach(() => prefetched.splice(0));

describe('a link', () => {
  const link = () => screen.getByText('there');

  test('can be opened in a new tab with the kept parameters, and goes in the app when it is clicked [R2.22]', async () => {
    await openAt('/m/home?cid=1', <Link to="/m/wallet">there</Link>);
    expect(link().getAttribute('href')).toBe('/m/wallet?cid=1');
    await press('there');
    expect(here()).toBe('/m/wallet?cid=1');
  });

  test('prefetches its page on pointerdown', async () => {
    const onPointerDown = jest.fn();
    await openAt(
      '/m/home',
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
    async (how) => {
      await openAt('/m/home', <Link to="/m/wallet">there</Link>);
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

  test('ignores a click that its own handler has prevented', async () => {
    await openAt(
      '/m/home',
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
      await openAt('/m/home', <Link to={to}>there</Link>);
      expect(link().hasAttribute('href')).toBe(false);
      fireEvent.pointerDown(link());
      await press('there');
      expect([here(), ...prefetched]).toEqual(['/m/home']);
      warned.mockRestore();
    },
  );
});
