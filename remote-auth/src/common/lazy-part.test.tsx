/** @jest-environment jsdom */
import { provideVisits } from '@tessera/shell/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from './lazy-part';

provideVisits();

const open = async (part: ReactNode) => {
  await act(async () => void render(part));
};
const retry = () => act(async () => fireEvent.click(screen.getByRole('button')));

test('a part whose code does not load says so, and a retry loads it', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('chunk 7'))
    .mockRejectedValueOnce(new Error('chunk 7'));
  load.mockResolvedValue({ default: ({ name }: { name: string }) => <p>hello {name}</p> });
  const Part = lazyPart<{ name: string }>(load, <p>a moment</p>);
  await open(<Part name="lucky" />);
  expect(screen.getByRole('alert')).toBeTruthy();
  await retry();
  expect(screen.getByRole('alert')).toBeTruthy();
  await retry();
  expect(screen.getByText('hello lucky')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});

test('code that has loaded shows at once the next time', async () => {
  const Part = lazyPart(async () => ({ default: () => <p>there</p> }), <p>a moment</p>);
  const { unmount } = render(<Part />);
  expect(screen.getByText('a moment')).toBeTruthy();
  await act(async () => undefined);
  unmount();
  render(<Part />);
  expect(screen.getByText('there')).toBeTruthy();
});

test('code that hangs is a failure after 10 s', async () => {
  jest.useFakeTimers();
  const Part = lazyPart(() => new Promise<{ default: ComponentType }>(() => undefined));
  await open(<Part />);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('alert')).toBeTruthy();
  jest.useRealTimers();
});

test('code that did not load is loaded when the gateway is reached again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('chunk 7'));
  load.mockResolvedValue({ default: () => <p>there</p> });
  const Part = lazyPart(load);
  await open(<Part />);
  expect(screen.getByRole('alert')).toBeTruthy();
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('there')).toBeTruthy();
});
