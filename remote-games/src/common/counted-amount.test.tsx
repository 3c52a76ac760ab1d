/** @jest-environment jsdom */
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, render } from '@testing-library/react';
import { CountedAmount } from './counted-amount';

provideVisits();

const allowMotion = (isAllowed: boolean) =>
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({ matches: isAllowed && query.includes('no-preference') }),
  });
const shown = () => document.body.textContent?.replace(/[^\d.]/g, '');
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('an amount counts to a new one, and ends with every digit that was sent', async () => {
  allowMotion(true);
  const { rerender } = render(<CountedAmount amount="100.00" />);
  expect(shown()).toBe('100.00');
  rerender(<CountedAmount amount="9007199254740993.55" />);
  await pass(100);
  expect(Number(shown())).toBeGreaterThan(100);
  expect(Number(shown())).toBeLessThan(9e15);
  await pass(1_000);
  expect(shown()).toBe('9007199254740993.55');
});

test('an amount that grows counts on, and a new answer does not set it back', async () => {
  allowMotion(true);
  const { rerender } = render(<CountedAmount amount="100.00" growth={2} />);
  await pass(10_000);
  const before = Number(shown());
  expect(before).toBeGreaterThan(119);
  rerender(<CountedAmount amount="120.50" growth={2} />);
  expect(Number(shown())).toBeGreaterThanOrEqual(before);
});

test('with reduced motion the exact amount is shown at once', async () => {
  allowMotion(false);
  const { rerender } = render(<CountedAmount amount="100.00" growth={2} />);
  await pass(5_000);
  expect(shown()).toBe('100.00');
  rerender(<CountedAmount amount="250.00" growth={2} />);
  expect(shown()).toBe('250.00');
});
