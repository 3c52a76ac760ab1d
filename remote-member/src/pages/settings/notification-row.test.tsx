/** @jest-environment jsdom */
import { alert, provideNotificationSwitch } from '@tessera/shell/notices';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationRow } from './notification-row';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(),
}));

const change = jest.fn().mockResolvedValue(undefined);
const open = (
  permission: NotificationPermission,
  answer: NotificationPermission = permission,
  isOff = false,
) => {
  Object.assign(globalThis, { Notification: { permission, requestPermission: async () => answer } });
  provideNotificationSwitch({ isOff: () => isOff, change });
  render(<NotificationRow />);
};
const tap = () => userEvent.click(screen.getByRole('button'));
afterEach(() => {
  cleanup();
  change.mockClear();
  Reflect.deleteProperty(globalThis, 'Notification');
});

test('the first tap asks for the permission and registers the device', async () => {
  open('default', 'granted');
  await tap();
  await waitFor(() => expect(screen.getByText('On')).toBeTruthy());
  expect(change.mock.calls).toEqual([[true]]);
});

test('a tap removes the token of a device that has one, and another registers it again', async () => {
  open('granted');
  await tap();
  await waitFor(() => expect(screen.getByText('Off')).toBeTruthy());
  await tap();
  await waitFor(() => expect(screen.getByText('On')).toBeTruthy());
  expect(change.mock.calls).toEqual([[false], [true]]);
});

test('notifications that were switched off here show as off', () => {
  open('granted', 'granted', true);
  expect(screen.getByText('Off')).toBeTruthy();
});

test('the choice of an earlier visit shows once growth is loaded', async () => {
  open('granted');
  await act(async () => provideNotificationSwitch({ isOff: () => true, change }));
  expect(screen.getByText('Off')).toBeTruthy();
});

test('what the browser blocks cannot be switched on here', async () => {
  open('denied');
  await tap();
  expect(alert).toHaveBeenCalledTimes(1);
  expect(change).not.toHaveBeenCalled();
});
