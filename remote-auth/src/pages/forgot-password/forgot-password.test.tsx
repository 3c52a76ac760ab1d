/** @jest-environment jsdom */

import { refreshSite } from '@tessera/shell/site';
import { openCustomerService } from '@tessera/shell/support';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provenOwner } from '../../common/proven-owner';
import { path, provideSurroundings } from '../../testing/screen';
import { here, visit } from '../../testing/visit';
import LoginPage from '../login';
import ForgotPasswordPage from '.';

jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(),
}));
jest.mock('@tessera/shell/support', () => ({
  ...jest.requireActual('@tessera/shell/support'),
  openCustomerService: jest.fn(),
}));

const { gateway, startAnew } = provideSurroundings();
const SEND = '/wps/verification/password';
const RESET = '/wps/member/password/reset';
const china = { countryCode: 'CN', countryDialingCode: '86', countryName: 'China' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, typed: string) => userEvent.type(screen.getByLabelText(label), typed);

async function offer(...recovery: string[]): Promise<void> {
  gateway.on(path.status, { success: true, value: { login: { recovery } } });
  await refreshSite();
}

beforeEach(async () => {
  await startAnew();
  jest.mocked(openCustomerService).mockReset();
});

test('where the merchant sends no codes, a forgotten password leads to the customer service', async () => {
  visit('/m/login', LoginPage);
  await press('forgot_password');
  expect(openCustomerService).toHaveBeenCalledTimes(1);
  expect(here()).toBe('/m/login');
});

test('where it does, the login leads to the page, which keeps the target of the visit', async () => {
  await offer('email');
  visit('/m/login?backUrl=/m/wallet', LoginPage);
  await press('forgot_password');
  expect(here()).toBe('/m/forgotPsw?backUrl=%2Fm%2Fwallet');
});

test('a code by e-mail sets the new password, encrypted, and leads back to the login', async () => {
  await offer('email');
  visit('/m/forgotPsw?backUrl=/m/wallet', ForgotPasswordPage);
  await press('send_code');
  expect(screen.getByText('email_invalid')).toBeTruthy();
  expect(gateway.calls(SEND)).toEqual([]);
  await type('verify_email', 'mei@example.com');
  await press('send_code');
  await waitFor(() =>
    expect(gateway.calls(SEND)[0]?.body).toEqual({ way: 'email', account: 'mei@example.com' }),
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('code')));
  await type('code', '123456');
  await type('new_password', 'New-password1');
  await type('repeat_password', 'New-password1{Enter}');
  await waitFor(() => expect(here()).toBe('/m/login?backUrl=%2Fm%2Fwallet'));
  const [call] = gateway.calls(RESET);
  expect(call?.headers).toMatchObject({ Encryption: 'true' });
  expect(call?.body).toEqual({
    way: 'email',
    account: 'mei@example.com',
    code: '123456',
    newPassword: 'New-password1',
  });
});

test('a code by text message goes to plus sign, dialling code and number, and a refusal is shown', async () => {
  gateway.on('/wps/system/country', { success: true, value: { ...china, countries: [china] } });
  gateway.on(SEND, { success: false, errorCode: 'TOO_MANY_REQUEST', message: 'Too many codes' });
  await offer('email', 'sms');
  visit('/m/forgotPsw', ForgotPasswordPage);
  await userEvent.click(screen.getByRole('tab', { name: 'mobile' }));
  await waitFor(() => expect(screen.getByText('86', { exact: false, selector: 'bdi' })).toBeTruthy());
  await type('mobile', '13800138000');
  await press('send_code');
  await waitFor(() =>
    expect(gateway.calls(SEND)[0]?.body).toEqual({ way: 'sms', account: '+8613800138000' }),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Too many codes');
});

test('the proof of a linked account sets the new password, encrypted, and leads back to the login', async () => {
  await offer('email', 'social');
  provenOwner.set({ lineSessionToken: 'line-1' });
  visit('/m/forgotPsw?backUrl=/m/wallet', ForgotPasswordPage);
  expect(screen.queryByLabelText('code')).toBeNull();
  await type('new_password', 'New-password1');
  await type('repeat_password', 'New-password1{Enter}');
  await waitFor(() => expect(here()).toBe('/m/login?backUrl=%2Fm%2Fwallet'));
  const [call] = gateway.calls(`${RESET}/social`);
  expect(call?.headers).toMatchObject({ Encryption: 'true' });
  expect(call?.body).toEqual({ lineSessionToken: 'line-1', newPassword: 'New-password1' });
});

test('the customer service stays as the last way', async () => {
  visit('/m/forgotPsw', ForgotPasswordPage);
  expect(screen.queryByLabelText('code')).toBeNull();
  await press('contact_support');
  expect(openCustomerService).toHaveBeenCalledTimes(1);
});
