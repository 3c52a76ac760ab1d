/** @jest-environment jsdom */

import { alert } from '@tessera/shell/notices';
import { refreshSite } from '@tessera/shell/site';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LoginPage from '../../pages/login';
import { path, provideSurroundings } from '../../testing/screen';
import { here, visit } from '../../testing/visit';

jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(),
}));
jest.mock('../../common/remembered-login/sealed-password', () => ({
  sealPassword: async () => 'sealed',
  openPassword: async () => undefined,
}));

const { gateway, startAnew } = provideSurroundings();
const SEND = '/wps/verification/sms/noLogin';
const value = { id: '7', token: 'token-7', userName: 'anna', customerType: 0 };
const china = { countryCode: 'CN', countryDialingCode: '86', countryName: 'China' };

const number = () => screen.findByLabelText<HTMLInputElement>('mobile');
const code = () => screen.getByLabelText<HTMLInputElement>('code');
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function open(): Promise<void> {
  visit('/m/login', LoginPage);
  await userEvent.click(screen.getByRole('tab', { name: 'by_code' }));
  await userEvent.type(await number(), '13800138000');
  await waitFor(() => expect(screen.getByText('86', { exact: false, selector: 'bdi' })).toBeTruthy());
}

beforeEach(async () => {
  await startAnew();
  gateway.on('/wps/system/country', { success: true, value: { ...china, countries: [china] } });
  gateway.on(path.status, {
    success: true,
    value: { login: { methods: ['username', 'sms'] }, registerMessageTemplate: 'TEMPLATE' },
  });
  gateway.on(path.login, { success: true, value });
  await refreshSite();
});

test('the code is sent to dialling code and number, and the login has both with a plus sign [R7.20] [R4.17a]', async () => {
  await open();
  await press('send_code');
  await waitFor(() =>
    expect(gateway.calls(SEND)[0]?.body).toEqual({
      countryDialingCode: '86',
      mobileNum: '13800138000',
      smsTemplate: 'TEMPLATE',
    }),
  );
  await waitFor(() => expect(document.activeElement).toBe(code()));
  await userEvent.type(code(), '123456{Enter}');
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(gateway.calls(path.login)[0]?.body).toMatchObject({
    type: 'sms',
    isSms: true,
    username: '+8613800138000',
    password: '123456',
  });
});

test('a code that was not sent, or sent to another number, fails as expired [R4.17b]', async () => {
  await open();
  await userEvent.type(code(), '123456{Enter}');
  const expired = expect.objectContaining({ message: 'auth_code_expired' });
  await waitFor(() => expect(alert).toHaveBeenCalledWith(expired));
  await press('send_code');
  await waitFor(() => expect(gateway.calls(SEND)).toHaveLength(1));
  await userEvent.type(await number(), '9');
  await new Promise((resolve) => setTimeout(resolve, 500));
  await userEvent.type(code(), '{Enter}');
  await waitFor(() => expect(alert).toHaveBeenCalledTimes(2));
  expect(gateway.calls(path.login)).toEqual([]);
});

test.each([
  ['', 'code_required'],
  ['1234', 'code_incomplete'],
])('the code "%s" shows %s, and no call is sent', async (typed, sentence) => {
  await open();
  if (typed) await userEvent.type(code(), typed);
  await press('login');
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(code());
  expect(gateway.calls(path.login)).toEqual([]);
  expect(alert).not.toHaveBeenCalled();
});

test('the button counts down the 60 s until the next code', async () => {
  await open();
  await press('send_code');
  await screen.findByRole('button', { name: 'resend_in' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'resend_in' }).disabled).toBe(true);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'resend_code' }).disabled).toBe(false);
  jest.restoreAllMocks();
});

test('a clock that is set back does not make the member wait longer for the next code', async () => {
  await open();
  await press('send_code');
  await screen.findByRole('button', { name: 'resend_in' });
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now - 86_400_000);
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'resend_code' })).disabled).toBe(
    false,
  );
  jest.restoreAllMocks();
});

test('if the gateway refuses to send a code, its sentence is shown and the number stays', async () => {
  gateway.on(SEND, { success: false, errorCode: 'strange', message: 'No more codes today' });
  await open();
  await press('send_code');
  await waitFor(() =>
    expect(alert).toHaveBeenCalledWith(expect.objectContaining({ message: 'No more codes today' })),
  );
  expect((await number()).value).toBe('13800138000');
});

test('phones can fill in the code', async () => {
  await open();
  expect(code().getAttribute('autocomplete')).toBe('one-time-code');
  expect(code().getAttribute('inputmode')).toBe('numeric');
});

test('if the browser can read the message, the code is filled in', async () => {
  Object.assign(globalThis, { OTPCredential: class {} });
  const get = jest.fn().mockResolvedValue({ code: '654321' });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  await open();
  await press('send_code');
  await waitFor(() => expect(code().value).toBe('654321'));
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
  Reflect.deleteProperty(globalThis, 'OTPCredential');
});

test('a remembered number fills the field, with its country, and stays remembered [R4.4a, R3.10]', async () => {
  const brazil = { countryCode: 'BR', countryDialingCode: '55', countryName: 'Brazil' };
  gateway.on('/wps/system/country', { success: true, value: { ...china, countries: [china, brazil] } });
  const record = {
    type: 'sms',
    mobileNum: '+5511987654321',
    merchant: 'aurora',
    expires: Date.now() + 60_000,
  };
  localStorage.setItem('tessera:remembered-login', JSON.stringify(record));
  visit('/m/login', LoginPage);
  await userEvent.click(screen.getByRole('tab', { name: 'by_code' }));
  const field = await number();
  await waitFor(() => expect(field.value).toBe('11987654321'));
  expect(screen.getByText('+55', { selector: 'bdi' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  await userEvent.clear(field);
  await userEvent.type(field, '1198');
  expect(field.value).toBe('1198');
});

const paste = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

test.each([
  ['138 0013 8000', '123 456'],
  ['+86 138 0013 8000', ' 123456'],
  ['0086-138-0013-8000', '123-456'],
  ['\u202a+86\u00a013800138000\u202c', '\u2068123456\u2069'],
  ['١٣٨٠٠١٣٨٠٠٠', '١٢٣٤٥٦'],
  ['۱۳۸۰۰۱۳۸۰۰۰', '۱۲۳۴۵۶'],
  ['१३८००१३८०००', '१२३४५६'],
  ['１３８００１３８０００', '１２３４５６'],
])('the pasted number %j and code %j sign the member in', async (typedNumber, typedCode) => {
  await open();
  await paste(await number(), typedNumber);
  await press('send_code');
  await waitFor(() =>
    expect(gateway.calls(SEND)[0]?.body).toMatchObject({
      countryDialingCode: '86',
      mobileNum: '13800138000',
    }),
  );
  await waitFor(() => expect(document.activeElement).toBe(code()));
  await paste(code(), typedCode);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(gateway.calls(path.login)[0]?.body).toMatchObject({
    username: '+8613800138000',
    password: '123456',
  });
});
