/** @jest-environment jsdom */
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { lazyOnIdle } from './lazy-on-idle';

provideVisits();

const Placeholder = () => <p>placeholder</p>;
const code = { default: () => <p>the part</p> };
const idle = () => act(() => jest.advanceTimersByTimeAsync(200));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('a part is loaded when the browser is idle, and then replaces its placeholder', async () => {
  const load = jest.fn().mockResolvedValue(code);
  const Part = lazyOnIdle('part', load, Placeholder);
  render(<Part />);
  expect(screen.getByText('placeholder')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  await idle();
  expect(screen.getByText('the part')).toBeTruthy();
});

test('a loaded part is rendered at once the next time', async () => {
  const load = jest.fn().mockResolvedValue(code);
  const Part = lazyOnIdle('part', load, Placeholder);
  render(<Part />);
  await idle();
  cleanup();
  render(<Part />);
  expect(screen.getByText('the part')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('after a failed import the placeholder keeps its space unseen, and the console names the part', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const Part = lazyOnIdle<object>('part', () => Promise.reject(new Error('gone')), Placeholder);
  render(<Part />);
  await idle();
  expect(screen.getByText('placeholder')).toBeTruthy();
  expect(getComputedStyle(screen.getByText('placeholder')).visibility).toBe('hidden');
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('part could not be loaded'));
  warned.mockRestore();
});

test('after a failed import the part is loaded when the gateway is reached again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(code);
  const Part = lazyOnIdle('part', load, Placeholder);
  render(<Part />);
  await idle();
  dispatchEvent(new Event('online'));
  await idle();
  await idle();
  expect(screen.getByText('the part')).toBeTruthy();
});
