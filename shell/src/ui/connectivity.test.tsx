/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Notices } from '../core/notices/notices';
import { provideRelease, provideShellTexts } from '../testing';
import { OfflineBar, watchConnection } from './connectivity';

provideRelease();
beforeAll(() => provideShellTexts());

const SENTENCE = 'You’re offline. Check your connection.';

function secure(isSecure: boolean): void {
  Object.defineProperty(globalThis, 'isSecureContext', { value: isSecure, configurable: true });
}
function connection(state: 'online' | 'offline'): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => void dispatchEvent(new Event(state)));
}

watchConnection();
afterEach(() => jest.useRealTimers());

test('going offline on a secure page shows a toast for 1.5 s [R4.31]', () => {
  jest.useFakeTimers();
  secure(true);
  render(<Notices />);
  connection('offline');
  act(() => void jest.advanceTimersByTime(1_499));
  expect(screen.queryByText(SENTENCE)).toBeTruthy();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.queryByText(SENTENCE)).toBeNull();
});

test('going offline on an insecure page shows no toast', () => {
  secure(false);
  render(<Notices />);
  connection('offline');
  expect(screen.queryByText(SENTENCE)).toBeNull();
});

test('the offline bar stays until there is a connection', () => {
  connection('online');
  render(<OfflineBar />);
  expect(screen.queryByRole('status')).toBeNull();
  connection('offline');
  expect(screen.getByRole('status').textContent).toContain('You’re offline');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  connection('online');
  expect(screen.queryByRole('status')).toBeNull();
});
