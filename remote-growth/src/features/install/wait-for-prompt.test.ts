/** @jest-environment jsdom */
import { promptOf, withoutPrompt } from '../../testing/install-prompt';
import { installPrompt } from './install-prompt';
import { waitForPrompt } from './use-automatic-question';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  withoutPrompt();
});

/** The current outcome of the promise. */
function outcomeOf(waiting: Promise<unknown>): () => unknown {
  let outcome: unknown = 'waiting';
  void waiting.then((prompt) => {
    outcome = prompt ?? 'none';
  });
  return () => outcome;
}

test('a prompt that the page has caught already is found at once', async () => {
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

test('after 20 tries there is no prompt [R4.27a, R9.15]', async () => {
  const outcome = outcomeOf(waitForPrompt());
  await jest.advanceTimersByTimeAsync(20 * 150 - 1);
  expect(outcome()).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome()).toBe('none');
});

test('an event without a prompt is discarded', () => {
  window.__tessera = {
    answers: new Map(),
    failed: new Set(),
    installPrompt: new Event('beforeinstallprompt'),
  };
  expect(installPrompt()).toBeUndefined();
});
