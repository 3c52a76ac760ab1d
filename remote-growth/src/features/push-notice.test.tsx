/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import PushNotice, { SHOWN_FOR } from './push-notice';

jest.mock('@tessera/shell/i18n', () =>
  require('../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const worker = new EventTarget();
const answered = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  answered.mockReset();
  Object.assign(navigator, { serviceWorker: worker });
  render(<PushNotice />, { wrapper: MemoryRouter });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const deliver = (data: unknown) =>
  act(() => {
    const event = new MessageEvent('message', { data });
    Object.defineProperty(event, 'ports', { value: [{ postMessage: answered }] });
    worker.dispatchEvent(event);
  });
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const message = { type: 'PUSH', title: 'Bonus', body: 'It is here', path: '/m/activity?id=7' };

test('a push message shows on a visible page, and the worker gets an answer', () => {
  deliver(message);
  const link = screen.getByRole('link');
  expect(link.textContent).toContain('Bonus');
  expect(link.textContent).toContain('It is here');
  expect(link.getAttribute('href')).toBe('/m/activity?id=7');
  expect(answered).toHaveBeenCalledTimes(1);
});

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/wps/session/logout'])(
  'it never leads to %s',
  (path) => {
    deliver({ ...message, path });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/m/home');
  },
);

test.each([{ type: 'SKIP_WAITING' }, { type: 'PUSH' }, 'text', null])('%j is not a push message', (data) => {
  deliver(data);
  expect(screen.queryByRole('link')).toBeNull();
  expect(answered).not.toHaveBeenCalled();
});

test('it closes after ten seconds, except while pointer or focus is on it', () => {
  deliver(message);
  const place = screen.getByRole('status');
  act(() => void fireEvent.pointerEnter(place));
  pass(60_000);
  expect(screen.queryByRole('link')).not.toBeNull();
  act(() => void fireEvent.pointerLeave(place));
  pass(SHOWN_FOR - 1);
  expect(screen.queryByRole('link')).not.toBeNull();
  pass(1);
  expect(screen.queryByRole('link')).toBeNull();
});

test('it closes by its button', () => {
  deliver(message);
  fireEvent.click(screen.getByRole('button', { name: 'Close the message' }));
  expect(screen.queryByRole('link')).toBeNull();
});
