/** @jest-environment jsdom */
import { promptOf, withoutPrompt } from '../testing/install-prompt';
import { installPrompt } from './install-event';
import { waitForPrompt } from './wait-for-prompt';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  withoutPrompt();
});

/** What the waiting has come to. */
function outcomeOf(waiting: Promise<unknown>): () => unknown {
  let outcome: unknown = 'waiting';
  void waiting.then((prompt) => {
    outcome = prompt ?? 'none';
  });
  return () => outcome;
}

test('a prompt that the page has caught already is there at once', async () => {
  promptOf('accepted');
  await expect(waitForPrompt()).resolves.toBe(installPrompt());
});

test('a prompt that comes late is found at the next try, 150 ms after the last [R4.27a, R9.15]', async () => {
  const outcome = outcomeOf(waitForPrompt());
  await jest.advanceTimersByTimeAsync(310);
  promptOf('accepted');
  await jest.advanceTimersByTimeAsync(139);
  expect(outcome()).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome()).toBe(installPrompt());
});

test('after 20 tries the waiting ends without one [R4.27a, R9.15]', async () => {
  const outcome = outcomeOf(waitForPrompt());
  await jest.advanceTimersByTimeAsync(20 * 150 - 1);
  expect(outcome()).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome()).toBe('none');
});

test('what is no prompt of a browser is none', () => {
  window.__tessera = {
    answers: new Map(),
    failed: new Set(),
    installPrompt: new Event('beforeinstallprompt'),
  };
  expect(installPrompt()).toBeUndefined();
});
