/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { ScrollSentinel } from './scroll-sentinel';

test('tells each time it comes near, and stops observing when it is removed', () => {
  const disconnect = jest.fn();
  let notify: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  globalThis.IntersectionObserver = class {
    constructor(callback: typeof notify) {
      notify = callback;
    }
    observe() {}
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
  const onNear = jest.fn();
  const { unmount } = render(<ScrollSentinel onNear={onNear} />);
  notify([{ isIntersecting: false }]);
  expect(onNear).not.toHaveBeenCalled();
  notify([{ isIntersecting: true }]);
  expect(onNear).toHaveBeenCalledTimes(1);
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
