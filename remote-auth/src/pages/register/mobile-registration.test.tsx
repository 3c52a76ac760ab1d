/** @jest-environment jsdom */
import { alert } from '@tessera/shell/notices';
import { currentSession } from '@tessera/shell/session';
import { refreshSite, siteReady } from '@tessera/shell/site';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { path, provideSurroundings } from '../../testing/screen';
import { here, visit } from '../../testing/visit';
import RegistrationPage from '.';

jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(),
}));

jest.mock('@tessera/shell/site', () => ({
  ...jest.requireActual('@tessera/shell/site'),
  siteReady: jest.fn(),
}));

const { gateway, startAnew } = provideSurroundings();
const MOBILE = '/wps/member/register/mobile';
const IMAGE = '/wps/captcha';
const settings = {
  register: { methods: ['username', 'mobile'] },
  registerMessageTemplate: 'TEMPLATE',
  defaultPassword: 'Default-2026',
};
const china = { countryCode: 'CN', countryDialingCode: '86', countryName: 'China' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function site(value: object): Promise<void> {
  gateway.on(path.status, { success: true, value });
  await refreshSite();
}

beforeEach(async () => {
  await startAnew();
  gateway.on('/wps/system/country', { success: true, value: { ...china, countries: [china] } });
  gateway.on(MOBILE, { success: true, value: { customerId: 9, userName: 'lucky9', token: 'token-9' } });
  gateway.on(IMAGE, { success: true, value: { image: 'data:image/png;base64,AAAA' } });
  jest.mocked(siteReady).mockResolvedValue();
  await site(settings);
});

async function open(): Promise<void> {
  visit('/m/register?affiliateCode=partner7', RegistrationPage);
  await userEvent.click(screen.getByRole('tab', { name: 'mobile' }));
  await userEvent.type(await screen.findByLabelText('mobile'), '13800138000');
  await press('send_code');
  await screen.findByRole('button', { name: 'resend_in' });
  await userEvent.type(screen.getByLabelText('code'), '123456');
  await userEvent.click(screen.getByRole('checkbox'));
}

async function choosePassword(): Promise<void> {
  await userEvent.type(screen.getByLabelText('password'), 'Chosen-123');
  await userEvent.type(screen.getByLabelText('repeat_password'), 'Chosen-123');
}

// First, since the code of the form loads once.
test('the form by number comes when the status has come or failed [R5.2]', async () => {
  let fail = (_: Error) => {};
  jest.mocked(siteReady).mockReturnValue(new Promise((_, reject) => (fail = reject)));
  await site({ register: { methods: ['mobile'] } });
  visit('/m/register', RegistrationPage);
  await act(() => import('./mobile-registration'));
  expect(screen.queryByLabelText('mobile')).toBeNull();
  fail(new Error('no status'));
  await screen.findByLabelText('mobile');
  screen.getByLabelText('password');
});

test('a registration by number sends the fixed default password, the code and the template [R5.2, R7.7, R3.6]', async () => {
  await open();
  expect(screen.queryByLabelText('password')).toBeNull();
  await press('create_account');
  await waitFor(() => expect(here()).toBe('/m/home?affiliateCode=partner7'));
  const [call] = gateway.calls(MOBILE);
  expect(call?.headers).toMatchObject({ ModuleId: 'MOBILENUMREG3', Encryption: 'true' });
  expect(call?.body).toMatchObject({
    mobileNum: '13800138000',
    countryDialingCode: '86',
    smsCode: '123456',
    password: 'Default-2026',
    smsTemplate: 'TEMPLATE',
    affiliateCode: 'partner7',
    registerMethod: 'H5',
    login: true,
  });
  expect(currentSession()).toMatchObject({ id: '9', firstTimeLogin: true });
});

test('with MOBILENUMPASSREG3 the visitor chooses the password [R5.2]', async () => {
  await site({ ...settings, register: { methods: ['mobile'] }, whitelabelVal: { MOBILENUMPASSREG3: true } });
  visit('/m/register', RegistrationPage);
  await userEvent.type(await screen.findByLabelText('mobile'), '13800138000');
  await press('send_code');
  await screen.findByRole('button', { name: 'resend_in' });
  await userEvent.type(screen.getByLabelText('code'), '123456');
  await choosePassword();
  await userEvent.click(screen.getByRole('checkbox'));
  await press('create_account');
  await waitFor(() => expect(gateway.calls(MOBILE)[0]?.body).toMatchObject({ password: 'Chosen-123' }));
});

test('without a default password in the status the visitor chooses one [R5.2]', async () => {
  await site({ ...settings, defaultPassword: undefined });
  await open();
  await choosePassword();
  await press('create_account');
  await waitFor(() => expect(gateway.calls(MOBILE)[0]?.body).toMatchObject({ password: 'Chosen-123' }));
});

test('a default password that comes later does not replace the one that the visitor chose', async () => {
  await site({ ...settings, defaultPassword: undefined });
  await open();
  await choosePassword();
  await act(() => site(settings));
  await press('create_account');
  await waitFor(() => expect(gateway.calls(MOBILE)[0]?.body).toMatchObject({ password: 'Chosen-123' }));
});

test('when a registration fails, the captcha field is cleared and a new picture is fetched [R5.4, R8.21]', async () => {
  await site({
    ...settings,
    register: { methods: ['mobile'], captcha: { enabled: true }, confirmTerms: false },
  });
  gateway.on(MOBILE, { success: false, errorCode: 'identifying_wrong', message: 'Not these' });
  visit('/m/register', RegistrationPage);
  await userEvent.type(await screen.findByLabelText('mobile'), '13800138000');
  await press('send_code');
  await screen.findByRole('button', { name: 'resend_in' });
  await userEvent.type(screen.getByLabelText('code'), '123456');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'picture_code' });
  await userEvent.type(field, 'AB2C');
  expect(gateway.calls(IMAGE)).toHaveLength(1);
  await press('create_account');
  await waitFor(() => expect(alert).toHaveBeenCalledWith(expect.objectContaining({ message: 'Not these' })));
  expect(gateway.calls(MOBILE)[0]?.body).toMatchObject({ identifying: 'AB2C' });
  await waitFor(() => expect(gateway.calls(IMAGE)).toHaveLength(2));
  expect(field.value).toBe('');
});

test('the gateway suggests a user name [R7.8]', async () => {
  await site({ register: { autoUsername: true } });
  gateway.on('/wps/member/register/autoUsername', { success: true, value: { username: 'lucky777' } });
  visit('/m/register', RegistrationPage);
  await press('suggest_username');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('username').value).toBe('lucky777'));
});

test('the form has the fields of the merchant’s settings', async () => {
  await site({ register: { referralCode: 'hidden', confirmTerms: false } });
  const { unmount } = visit('/m/register', RegistrationPage);
  expect(screen.queryByLabelText('referral_code')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  unmount();
  await site({ register: { referralCode: 'required' } });
  visit('/m/register', RegistrationPage);
  await press('create_account');
  expect(screen.getByText('referral_required')).toBeTruthy();
});
