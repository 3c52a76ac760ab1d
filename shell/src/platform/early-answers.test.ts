/** @jest-environment jsdom */
import { noWork } from '../testing/early-page';
import { callKey, consumeEarlyAnswer } from './early-answers';

describe('an early answer', () => {
  test('is found however the call is spelled, and handed out once', () => {
    const answer = Promise.resolve({ status: 200, body: '' });
    window.__tessera = { ...noWork(), answers: new Map([[callKey('/wps/a?b=2&a=1', undefined), answer]]) };
    expect(consumeEarlyAnswer('/wps/a', { a: 1, b: '2', c: undefined })).toBe(answer);
    expect(consumeEarlyAnswer('/wps/a', { a: 1, b: '2' })).toBeUndefined();
  });

  test('is no other call’s', () => {
    expect(callKey('/wps/a', { a: 1 })).not.toBe(callKey('/wps/a', { a: 2 }));
    expect(callKey('/wps/a', { a: 1 })).not.toBe(callKey('/wps/b', { a: 1 }));
    expect(callKey('/wps/a', {})).toBe(callKey('/wps/a', undefined));
  });
});
