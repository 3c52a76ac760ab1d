/** @jest-environment jsdom */
import { provideVisits } from '@tessera/shell/testing';
import { notificationSwitch, syncWithSession, watchPermission } from './session-change';

const registration = { syncRegistration: jest.fn(), removeRegistration: jest.fn() };
jest.mock('./registration', () => ({
  syncRegistration: (token: unknown) => registration.syncRegistration(token),
  removeRegistration: () => registration.removeRegistration(),
}));

provideVisits();
beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, { Notification: { permission: 'granted' } });
});
afterEach(() => Reflect.deleteProperty(window, 'Notification'));

test('a device whose notifications the member switched off is removed and not registered again [R4.32b, R7.46]', async () => {
  await notificationSwitch.change(false);
  expect(registration.removeRegistration).toHaveBeenCalledTimes(1);
  expect(notificationSwitch.isOff()).toBe(true);
  syncWithSession(undefined);
  await Promise.resolve();
  expect(registration.syncRegistration).not.toHaveBeenCalled();

  await notificationSwitch.change(true);
  expect(notificationSwitch.isOff()).toBe(false);
  expect(registration.syncRegistration).toHaveBeenCalledTimes(1);
});

describe('a change of the permission', () => {
  const provide = (query: () => Promise<unknown>) =>
    Object.defineProperty(navigator, 'permissions', { value: { query }, configurable: true });

  test('registers the device when notifications become allowed, and does nothing when they are refused', async () => {
    const permission = Object.assign(new EventTarget(), { state: 'prompt' });
    provide(async () => permission);
    await watchPermission();
    permission.state = 'denied';
    permission.dispatchEvent(new Event('change'));
    await Promise.resolve();
    expect(registration.syncRegistration).not.toHaveBeenCalled();
    permission.state = 'granted';
    permission.dispatchEvent(new Event('change'));
    await Promise.resolve();
    await Promise.resolve();
    expect(registration.syncRegistration).toHaveBeenCalledTimes(1);
  });

  test('is not watched in a browser that does not know the permission', async () => {
    provide(async () => {
      throw new TypeError('unknown permission');
    });
    await expect(watchPermission()).resolves.toBeUndefined();
  });
});
