/** @jest-environment jsdom */
import { betList, depositSettings, keys, status } from '@tessera/contract';
import * as surroundings from '@tessera/shell/environment';
import { alert, toast } from '@tessera/shell/notices';
import { refreshMember, signIn, signOut } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { provideDialogs } from '@tessera/ui/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { PAUSE } from '../../common/prompt-queue';
import { phone } from '../../testing/places';
import { loadRegistration } from '../push';
import NotificationPrompt from '.';
import { DELAY } from './use-notification-prompt';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/environment', () => ({
  ...jest.requireActual('@tessera/shell/environment'),
  environment: jest.fn(),
}));
jest.mock('@tessera/shell/notices', () => ({ alert: jest.fn(), toast: jest.fn() }));
jest.mock('../push/session-change', () => ({ loadRegistration: jest.fn() }));

provideDialogs();
const gateway = provideVisits();
const smsProvider = { vapidKey: 'v', projectId: 'p', apiKey: 'a', appId: 'i', messagingSenderId: 'm' };
const syncRegistration = jest.fn();
const browser = { permission: 'default' as NotificationPermission, requestPermission: jest.fn() };

/** Answers the browser's own question. */
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

/** As a merchant sets it who asks on any visit. */
const onVisit = { mobileTemplate: { prompts: { onVisit: ['notifications'] } } };

async function open(own: object = smsProvider, site: object = onVisit) {
  gateway.on(status, { value: { smsProvider: own, ...site } });
  const loaded = refreshSite();
  await pass(100);
  await loaded;
  render(
    <MemoryRouter initialEntries={['/m/home']}>
      <NotificationPrompt />
      <Link to="/m/wallet">further</Link>
    </MemoryRouter>,
  );
  await pass(DELAY);
  await pass(PAUSE);
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 2, 5, 12) });
  Object.assign(window, { Notification: browser, PushManager: class {} });
  Object.assign(navigator, { serviceWorker: {} });
  browser.permission = 'default';
  syncRegistration.mockResolvedValue(true);
  jest.mocked(loadRegistration).mockResolvedValue({ syncRegistration } as never);
  jest.mocked(surroundings.environment).mockReturnValue(phone);
});
afterEach(async () => {
  cleanup();
  await pass(PAUSE);
  jest.clearAllMocks();
  jest.useRealTimers();
});

test('the prompt shows after the visitor had time to look at the page [R2.54, R4.32a]', async () => {
  await open();
  expect(prompt()?.textContent).toContain('Wins, bonuses and messages');
});

test('agreeing makes the browser ask; a grant registers the device [R4.32c]', async () => {
  answerWith('granted');
  await open();
  await press('Allow');
  expect(syncRegistration).toHaveBeenCalledTimes(1);
  expect(prompt()).toBeNull();
  expect(jest.mocked(toast).mock.calls[0]?.[0]).toBe('Notifications are on');
  expect(alert).not.toHaveBeenCalled();
});

test('a toast reports that the device could not be registered', async () => {
  answerWith('granted');
  syncRegistration.mockResolvedValue(false);
  await open();
  await press('Allow');
  expect(jest.mocked(toast).mock.calls[0]?.[0]).toContain('couldn’t turn on notifications');
});

test('a refusal closes the prompt until tomorrow, and an alert explains how to change it [R4.32c, R8.26]', async () => {
  answerWith('denied');
  await open();
  await press('Allow');
  expect(prompt()).toBeNull();
  expect(syncRegistration).not.toHaveBeenCalled();
  expect(localStorage.getItem('tessera:notification-prompt')).toBe('"2026-03-05"');
  expect(jest.mocked(alert).mock.calls[0]?.[0].message).toContain('Notifications are blocked');
});

test.each(['Not now', 'Close'])(
  '"%s" stores the date; the prompt shows again on the next day [R3.17, R4.32d, R9.22]',
  async (name) => {
    await open();
    await press(name);
    expect(prompt()).toBeNull();
    expect(localStorage.getItem('tessera:notification-prompt')).toBe('"2026-03-05"');
    cleanup();
    sessionStorage.clear();
    await open();
    expect(prompt()).toBeNull();
    cleanup();
    jest.setSystemTime(new Date(2026, 2, 6, 0, 1));
    await open();
    expect(prompt()).not.toBeNull();
  },
);

test('without all values of the push service there is no prompt, and the console names the error [R5.12b, R8.34]', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await open({ ...smsProvider, appId: undefined });
  expect(prompt()).toBeNull();
  expect(warn.mock.calls).toEqual([['[tessera] push messages: missing-app-config-values']]);
  warn.mockRestore();
});

describe('a merchant who does not ask on any visit', () => {
  const arrive = async (deposits: number) => {
    gateway.on(depositSettings, { value: { totalDepositSuccessCount: deposits } });
    await act(async () => {
      signIn({ id: '7', token: 'token', userName: 'lena', customerType: 0 });
      const loaded = refreshMember();
      await jest.advanceTimersByTimeAsync(100);
      await loaded;
    });
  };
  const history = { history: { bets: true } };
  const played = () => sessionStorage.setItem(keys.openedGame.name, JSON.stringify(game));
  const game = { gameId: '1', gameCode: 'fruit', vendor: 'n', displayName: 'Fruit Parade' };
  const bets = (...items: object[]) =>
    gateway.on(betList, {
      value: { items: items.map((one, at) => ({ id: `${at}`, game: 'Fruit', ...one })) },
    });

  beforeEach(() => bets({ status: 'done', stake: '2.00', payout: '9.50' }));
  afterEach(async () => {
    await act(async () => {
      const left = signOut();
      await jest.advanceTimersByTimeAsync(100);
      await left;
    });
  });

  test('asks no visitor, and no member without an occasion', async () => {
    await open(smsProvider, {});
    await pass(60_000);
    expect(prompt()).toBeNull();
    await arrive(3);
    await pass(60_000);
    expect(prompt()).toBeNull();
    expect(gateway.calls(betList)).toHaveLength(0);
  });

  test('asks when the first deposit has arrived, also during the visit [R4.32a]', async () => {
    await arrive(0);
    await open(smsProvider, {});
    expect(prompt()).toBeNull();
    await arrive(1);
    await pass(PAUSE);
    expect(prompt()).not.toBeNull();
  });

  test('asks after a reward was collected, on the next page, and not another member', async () => {
    await arrive(3);
    await open(smsProvider, {});
    sessionStorage.setItem(keys.collectedReward.name, '"7"');
    await pass(60_000);
    expect(prompt()).toBeNull();
    await act(async () => void fireEvent.click(screen.getByRole('link')));
    await pass(PAUSE);
    expect(prompt()).not.toBeNull();

    cleanup();
    sessionStorage.removeItem(keys.promptTopics.name);
    sessionStorage.setItem(keys.collectedReward.name, '"8"');
    await open(smsProvider, {});
    expect(prompt()).toBeNull();
  });

  test.each([
    ['a bet was won', { status: 'done', stake: '2.00', payout: '9.50' }, true],
    ['a bet paid less than its stake', { status: 'done', stake: '2.00', payout: '1.50' }, false],
    ['a bet is still open', { status: 'pending', stake: '2.00', payout: '9.50' }, false],
    ['a bet has no payout', { status: 'done', stake: '2.00' }, false],
  ])('after a game, whether it asks when %s', async (_what, bet, asks) => {
    bets(bet);
    await arrive(3);
    played();
    await open(smsProvider, history);
    expect(gateway.calls(betList).map(({ query }) => Number(query.until) - Number(query.since))).toEqual([
      3_600_000,
    ]);
    expect(prompt() !== null).toBe(asks);
  });

  test.each([
    ['no game was opened', history, false],
    ['the gateway has no history of bets', {}, true],
  ])('looks at no bets when %s', async (_what, site, hasPlayed) => {
    await arrive(3);
    if (hasPlayed) played();
    await open(smsProvider, site);
    expect(prompt()).toBeNull();
    expect(gateway.calls(betList)).toHaveLength(0);
  });
});
