/** @jest-environment jsdom */
import {
  changeWithdrawPassword,
  closeAccount,
  endSessions,
  memberProfile,
  playLimits,
  savePlayLimit,
  signedInDevices,
  startAuthenticator,
  status,
  unbindContact,
  unbindSocial,
} from '@tessera/contract';
import * as notices from '@tessera/shell/notices';
import { currentSession } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { provideDialogs } from '@tessera/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideMembers, signInAs } from '../../testing/member';
import { openPage } from '../../testing/page';
import SecurityPage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  confirm: jest.fn().mockResolvedValue(true),
}));
/** Calls are not encrypted here, so that the tests can read them. The request client tests the encryption. */
jest.mock('@tessera/shell/request', () => {
  const actual = jest.requireActual('@tessera/shell/request');
  return {
    ...actual,
    prefetchEncryption: jest.fn(),
    call: jest.fn((endpoint, ...rest) => actual.call({ ...endpoint, encrypted: false }, ...rest)),
  };
});
provideDialogs();
const gateway = provideVisits();
provideMembers();

const everything = ['contacts', 'authenticator', 'social', 'pin', 'devices', 'limits', 'closing'];
const devices = [
  { id: 'a', name: 'Chrome, Android', current: true, at: 1_700_000_000_000, address: '10.0.0.1' },
  { id: 'b', name: 'Safari, iPhone', at: 1_700_000_000_000 },
];
const open = async (profile: object = {}, account: readonly string[] = everything) => {
  gateway.on(status, { value: { account, whitelabelVal: { LINELOGIN3: true, GOOGLELOGIN3: true } } });
  gateway.on(playLimits, {
    value: {
      limits: [
        { kind: 'deposit', amount: '100.00', next: { amount: '500.00', from: 1_800_000_000_000 } },
        { kind: 'loss', amount: 'a hundred' },
        { kind: 'stake', amount: null },
      ],
    },
  });
  await act(() => refreshSite());
  gateway.on(memberProfile, { value: profile });
  gateway.on(signedInDevices, { value: { devices, logins: [{ name: 'Firefox, Linux', success: false }] } });
  for (const call of [
    changeWithdrawPassword,
    closeAccount,
    endSessions,
    savePlayLimit,
    unbindContact,
    unbindSocial,
  ])
    gateway.on(call, { value: true });
  signInAs();
  openPage('/m/member/security', <SecurityPage />);
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const bodies = (call: { path: string }) => gateway.calls(call).map(({ body }) => body);

test('only the parts that the merchant offers are shown, and only their calls are made', async () => {
  await open({}, ['pin']);
  expect(await screen.findByRole('button', { name: 'Change withdrawal PIN' })).toBeTruthy();
  for (const name of [/Email/, /Authenticator/, /Take a break/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(gateway.calls(signedInDevices)).toEqual([]);
});

test('a bound contact is removed by a code that is sent to it', async () => {
  await open({ email: 'l•••@example.com' });
  await press(/^Email.*Verified/);
  await press('Send code');
  await type('Code', '123456');
  await press('Remove');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(unbindContact)).toEqual([{ type: 'email', code: '123456' }]);
});

test('a new authenticator app gets the secret as a QR code and as text', async () => {
  await open();
  gateway.on(startAuthenticator, { value: { secret: 'ABCD2345', uri: 'otpauth://totp/x?secret=ABCD2345' } });
  await press(/^Authenticator app/);
  expect(await screen.findByRole('img', { name: 'Authenticator app' })).toBeTruthy();
  expect(screen.getByText('ABCD2345')).toBeTruthy();
});

test('the withdrawal PIN changes with the current one', async () => {
  await open({ pin: true });
  await press('Change withdrawal PIN');
  await type('Current withdrawal PIN', '135790');
  await type('New withdrawal PIN', '111111');
  await type('Repeat PIN', '111111');
  await press('Save PIN');
  expect(bodies(changeWithdrawPassword)).toEqual([]);
  await userEvent.clear(screen.getByLabelText('New withdrawal PIN'));
  await userEvent.clear(screen.getByLabelText('Repeat PIN'));
  await type('New withdrawal PIN', '246801');
  await type('Repeat PIN', '246801');
  await press('Save PIN');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(changeWithdrawPassword)).toEqual([{ oldPassword: '135790', password: '246801' }]);
});

test('a linked account is removed after a question; another provider of the merchant can be linked', async () => {
  await open({ social: ['line'] });
  expect(await screen.findByRole('button', { name: /^Google.*Add$/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Telegram/ })).toBeNull();
  await press(/LINE.*Unlink/);
  await waitFor(() => expect(bodies(unbindSocial)).toEqual([{ channel: 'line' }]));
});

test('one device, or all others, are signed out after a question, and failed logins are marked', async () => {
  await open();
  expect(screen.queryByRole('button', { name: /Chrome, Android/ })).toBeNull();
  expect(await screen.findByText('This device')).toBeTruthy();
  expect(screen.getByText('Failed')).toBeTruthy();
  await press(/Safari, iPhone/);
  await waitFor(() => expect(bodies(endSessions)).toEqual([{ id: 'b' }]));
  await press('Sign out on all other devices');
  await waitFor(() => expect(bodies(endSessions)).toHaveLength(2));
  expect(bodies(endSessions)[1]).toEqual({});
  jest.mocked(notices.confirm).mockResolvedValueOnce(false);
  await press('Sign out on all other devices');
  expect(bodies(endSessions)).toHaveLength(2);
});

test('an account is closed for a while or for good with the password, and the member is signed out', async () => {
  await open();
  await press(/Take a break/);
  const sheet = within(screen.getByRole('dialog'));
  await userEvent.click(sheet.getByRole('radio', { name: /Close for good/ }));
  gateway.on(closeAccount, { refused: { message: 'Withdraw your balance first' } });
  await type('Current password', 'secret');
  await press('Confirm');
  expect(await sheet.findByText('Withdraw your balance first')).toBeTruthy();
  gateway.on(closeAccount, { value: true });
  await userEvent.click(sheet.getByRole('radio', { name: '7 days' }));
  await press('Confirm');
  expect(await screen.findByText('home page')).toBeTruthy();
  expect(bodies(closeAccount)).toEqual([{ password: 'secret' }, { password: 'secret', days: 7 }]);
  await waitFor(() => expect(currentSession()).toBeUndefined());
});

test('a limit of play is set, and removed; a later one is shown', async () => {
  await open();
  const row = await screen.findByRole('button', { name: /^Deposits per day/ });
  expect(row.textContent).toContain('100');
  expect(row.textContent).toContain('500');
  // One that cannot be read is not shown as none.
  expect(screen.queryByRole('button', { name: /^Losses per day/ })).toBeNull();
  await press(/^Bets per day/);
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  await type('Amount', '25');
  await press('Confirm');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(/^Deposits per day/);
  await press('Remove');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(savePlayLimit)).toEqual([{ kind: 'stake', amount: '25.00' }, { kind: 'deposit' }]);
});
