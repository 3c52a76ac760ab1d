/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://play.example/m/home"}
 */
import { status } from '@tessera/contract';
import type { Reply } from '../../testing';

/** Resets the modules for each test, because a page requests its first status once. */
async function messagesAfter(reply: Reply) {
  jest.resetModules();
  const { provideGateway, provideRelease, provideShellTexts } = await import('../../testing');
  provideRelease();
  provideGateway().on(status, reply);
  const { noticeStore } = await import('../../core/notices/store');
  const { watchStatus } = await import('./watch-status');
  watchStatus(provideShellTexts());
  await new Promise((resolve) => setTimeout(resolve, 150));
  return noticeStore.getState().dialogs.map(({ message }) => message);
}

// jsdom measures no requests.
beforeAll(() => void Object.assign(performance, { getEntriesByType: () => [] }));
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['unreachable', 'Internet lost, please refresh the page'],
  ['timeout', 'This is taking too long. Please try again in a moment.'],
  [{ status: 500 }, 'Something went wrong on our side. Please try again in a few minutes.'],
] as const)('on https, %j names its cause: %s', async (reply, message) => {
  expect(await messagesAfter(reply)).toEqual([message]);
});
