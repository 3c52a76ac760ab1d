/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { later } from './lazy-on-idle';

const Place = () => <p>its place</p>;
const code = { default: () => <p>the part</p> };
const idle = () => act(() => jest.advanceTimersByTimeAsync(200));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('a part is asked for when the browser is idle, and stands in its place then', async () => {
  const load = jest.fn().mockResolvedValue(code);
  const Part = later('part', load, Place);
  render(<Part />);
  expect(screen.getByText('its place')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  await idle();
  expect(screen.getByText('the part')).toBeTruthy();
});

test('who comes back finds the part at once', async () => {
  const load = jest.fn().mockResolvedValue(code);
  const Part = later('part', load, Place);
  render(<Part />);
  await idle();
  cleanup();
  render(<Part />);
  expect(screen.getByText('the part')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that cannot be had leaves its place empty, and the console says which', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const Part = later('part', () => Promise.reject(new Error('gone')), Place);
  render(<Part />);
  await idle();
  expect(screen.getByText('its place')).toBeTruthy();
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('part could not be loaded'));
  warned.mockRestore();
});
