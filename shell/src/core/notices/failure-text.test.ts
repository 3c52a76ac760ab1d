/** @jest-environment jsdom */

import { provideRelease, provideShellTexts } from '../../testing';
import { RequestError, type RequestErrorCode } from '../request';
import { failureText } from '.';

provideRelease();
beforeAll(provideShellTexts);

const failed = (code: RequestErrorCode, message = '') => new RequestError(code, 'probe', message);

test.each<[RequestErrorCode, string]>([
  ['offline', 'You’re offline. Reconnect and try again.'],
  ['network', 'We couldn’t reach our servers. Check your connection and try again.'],
  ['timeout', 'This is taking too long. Please try again in a moment.'],
  ['http', 'Something went wrong on our side. Please try again in a few minutes.'],
  ['malformed', 'We got an unexpected response from our servers. Please refresh the page and try again.'],
  ['absent', 'We don’t offer this at the moment.'],
  ['empty', 'We don’t offer this at the moment.'],
  ['busy', 'Too many attempts. Please wait a moment and try again.'],
  ['gateway', 'The request was declined. Please try again, or contact support.'],
  ['encryption', 'Missing Encryption: your data wasn’t sent. Please try again.'],
  ['unauthorized', 'Your session has ended. Please sign in again.'],
  ['url', 'Something went wrong. Please try again.'],
])('the text for a call that failed with %s names cause and next step [R8.5]', (code, sentence) => {
  expect(failureText(failed(code))).toBe(sentence);
});

test.each<RequestErrorCode>([
  'gateway',
  'unauthorized',
  'absent',
  'empty',
  'busy',
  'http',
  'malformed',
  'encryption',
  'no-key',
  'url',
])('a call that was answered, or never sent, never blames the connection: %s', (code) => {
  expect(failureText(failed(code))).not.toMatch(/connection|offline|reach/i);
});

test("the gateway's own sentence comes first, and only the gateway's", () => {
  expect(failureText(failed('gateway', 'No funds'))).toBe('No funds');
  expect(failureText(failed('http', 'the gateway answered 500'))).not.toContain('500');
});

describe('a call that came too often', () => {
  const now = new Date(2026, 10, 26, 14, 32, 10, 300).getTime();
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(now));
  afterEach(() => jest.restoreAllMocks());
  const said = (seconds: number) =>
    failureText(new RequestError('busy', 'probe', '', { status: 429, retryAt: now + seconds * 1_000 }));
  const after = (time: string) =>
    expect.stringMatching(new RegExp(`^Too many attempts. Please try again after ${time}.$`));

  test.each([
    [30, '2:32:41\\sPM'],
    [90, '2:34\\sPM'],
    [3_600, '3:33\\sPM'],
    [43_200, '2:33\\sAM'],
  ])('%d s before the next try says when that is, never too early', (seconds, time) => {
    expect(said(seconds)).toEqual(after(time));
  });

  test.each([0, -1, 86_400, 9e12])('a time %d s away is not said', (seconds) => {
    expect(said(seconds)).toBe('Too many attempts. Please wait a moment and try again.');
  });
});

test('an error that is no RequestError has the text for unknown errors', () => {
  expect(failureText(new Error('boom'))).toBe('Something went wrong. Please try again.');
});

test('without a connection, an error that is no RequestError names the connection', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(failureText(new Error('Loading chunk 7 failed'))).toBe('You’re offline. Reconnect and try again.');
});
