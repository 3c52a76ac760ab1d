/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://play.example/m/home"}
 */
import { firstStatus } from '../../testing/first-status';

// jsdom measures no requests.
beforeAll(() => void Object.assign(performance, { getEntriesByType: () => [] }));
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['unreachable', 'Internet lost, please refresh the page'],
  ['timeout', 'This is taking too long. Please try again in a moment.'],
  [{ status: 500 }, 'Something went wrong on our side. Please try again in a few minutes.'],
] as const)('on https, %j names its cause: %s', async (reply, message) => {
  const { dialogs } = await firstStatus(reply);
  expect(dialogs.map(([, shown]) => shown)).toEqual([message]);
});
