/** @jest-environment jsdom */
import { status } from '@tessera/contract';
import * as surroundings from '@tessera/shell/environment';
import { alert, toast } from '@tessera/shell/notices';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { provideDialogs } from '@tessera/ui/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { registration } from '../push/follow-session';
import { phone } from '../testing/places';
import { PAUSE } from '../turns/turns';
import NotificationPrompt from './notification-prompt';
import { LOOK_AROUND } from './use-prompt';

jest.mock('@tessera/shell/i18n', () =>
  require('../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/environment', () => ({
  ...jest.requireActual('@tessera/shell/environment'),
  environment: jest.fn(),
}));
jest.mock('@tessera/shell/notices', () => ({ alert: jest.fn(), toast: jest.fn() }));
jest.mock('../push/follow-session', () => ({ registration: jest.fn() }));

provideDialogs();
const gateway = provideVisits();
const smsProvider = { vapidKey: 'v', projectId: 'p', apiKey: 'a', appId: 'i', messagingSenderId: 'm' };
const follow = jest.fn();
const browser = { permission: 'default' as NotificationPermission, requestPermission: jest.fn() };

/** The browser's own question is answered. */
const answerWith = (permission: NotificationPermission) =>
  browser.requestPermission.mockImplementation(async () => {
    browser.permission = permission;
    return permission;
  });
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const prompt = () => screen.queryByRole('dialog', { name: 'Be the first to know' });
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await jest.advanceTimersByTimeAsync(0);
  });

async function open(own: object = smsProvider) {
  gateway.on(status, { value: { smsProvider: own } });
  const loaded = refreshSite();
  await pass(100);
  await loaded;
  render(<NotificationPrompt />);
  await pass(LOOK_AROUND);
  await pass(PAUSE);
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 2, 5, 12) });
  Object.assign(window, { Notification: browser, PushManager: class {} });
  Object.assign(navigator, { serviceWorker: {} });
  browser.permission = 'default';
  follow.mockResolvedValue(true);
  jest.mocked(registration).mockResolvedValue({ followAuthToken: follow } as never);
  jest.mocked(surroundings.environment).mockReturnValue(phone);
});
afterEach(async () => {
  cleanup();
  await pass(PAUSE);
  jest.clearAllMocks();
  jest.useRealTimers();
});

test('the visitor is asked once they have looked around [R2.54, R4.32a]', async () => {
  await open();
  expect(prompt()?.textContent).toContain('Wins, bonuses and messages');
});

test('agreement has the browser ask; what it grants leads to the binding of the device [R4.32c]', async () => {
  answerWith('granted');
  await open();
  await press('Allow');
  expect(follow).toHaveBeenCalledTimes(1);
  expect(prompt()).toBeNull();
  expect(jest.mocked(toast).mock.calls[0]?.[0]).toBe('Notifications are on');
  expect(alert).not.toHaveBeenCalled();
});

test('a device that could not be bound is told so', async () => {
  answerWith('granted');
  follow.mockResolvedValue(false);
  await open();
  await press('Allow');
  expect(jest.mocked(toast).mock.calls[0]?.[0]).toContain('couldn’t turn on notifications');
});

test('a refusal closes the prompt for the day and says how to change it [R4.32c, R8.26]', async () => {
  answerWith('denied');
  await open();
  await press('Allow');
  expect(prompt()).toBeNull();
  expect(follow).not.toHaveBeenCalled();
  expect(localStorage.getItem('tessera:notification-prompt')).toBe('"2026-03-05"');
  expect(jest.mocked(alert).mock.calls[0]?.[0].message).toContain('Notifications are blocked');
});

test.each(['Not now', 'Close'])(
  '"%s" records the day and asks again on the next [R3.17, R4.32d, R9.22]',
  async (name) => {
    await open();
    await press(name);
    expect(prompt()).toBeNull();
    expect(localStorage.getItem('tessera:notification-prompt')).toBe('"2026-03-05"');
    cleanup();
    await open();
    expect(prompt()).toBeNull();
    cleanup();
    jest.setSystemTime(new Date(2026, 2, 6, 0, 1));
    await open();
    expect(prompt()).not.toBeNull();
  },
);

test('a merchant with a push key but not all that goes with it asks nobody, and the console says why [R5.12b, R8.34]', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await open({ ...smsProvider, appId: undefined });
  expect(prompt()).toBeNull();
  expect(warn.mock.calls).toEqual([['[tessera] push messages: missing-app-config-values']]);
  warn.mockRestore();
});
