/** @jest-environment jsdom */
import { alert } from '@tessera/shell/notices';
import { currentSession } from '@tessera/shell/session';
import { provideDialogs } from '@tessera/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { captchaFor } from '../../common/captcha';
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

jest.mock('../../common/captcha', () => ({
  ...jest.requireActual('../../common/captcha'),
  captchaFor: jest.fn(),
}));

const { gateway, startAnew } = provideSurroundings();
provideDialogs();
const VERIFY = '/wps/session/login/verification';
const SEND = '/wps/verification/login';
const value = { id: '7', token: 'token-7', userName: 'anna', customerType: 0 };

let isVerified = false;
beforeEach(async () => {
  await startAnew();
  isVerified = false;
  jest.mocked(captchaFor).mockReset().mockResolvedValue({});
  gateway.on(path.login, () =>
    isVerified
      ? { success: true, value }
      : {
          success: false,
          errorCode: 'login_verify_required',
          message: 'prove it',
          value: { email: true, ga: 1, sms: false },
        },
  );
  gateway.on(VERIFY, () => {
    isVerified = true;
    return { success: true };
  });
});

async function submit(): Promise<ReturnType<typeof within>> {
  visit('/m/login?backUrl=/m/wallet', LoginPage);
  await userEvent.type(screen.getByLabelText('username'), 'anna');
  await userEvent.type(screen.getByLabelText('password'), 'secret123{Enter}');
  return within(await screen.findByRole('dialog', { name: 'verify_title' }));
}

test('login_verify_required opens a popup with the ways of its flags, without an alert [R3.8, R8.14, R2.56]', async () => {
  const popup = await submit();
  expect(popup.getAllByRole('tab').map((tab: HTMLElement) => tab.textContent)).toEqual([
    'verify_email',
    'verify_ga',
  ]);
  expect(alert).not.toHaveBeenCalled();
  expect(currentSession()).toBeUndefined();
});

test('the code is sent and confirmed by an encrypted call, and the login resumes [R4.7, R7.3, R8.14]', async () => {
  const popup = await submit();
  await userEvent.click(popup.getByRole('button', { name: 'send_code' }));
  await waitFor(() =>
    expect(gateway.calls(SEND)[0]?.body).toMatchObject({ username: 'anna', type: 'email' }),
  );
  await userEvent.type(popup.getByLabelText('code'), '123456{Enter}');
  await waitFor(() => expect(here()).toBe('/m/wallet'));
  const [call] = gateway.calls(VERIFY);
  expect(call?.headers).toMatchObject({ Encryption: 'true' });
  expect(call?.body).toEqual({
    username: 'anna',
    type: 'email',
    code: '123456',
    loginDeviceId: expect.stringMatching(/^[\w-]{36}$/),
  });
  const [first, second] = gateway.calls(path.login);
  expect(second?.body).toEqual(first?.body);
});

test('the login that resumes sends the captcha of the first try, which is not shown again [R5.3d]', async () => {
  const solved = { geetestValidateV4: '{"lot_number":"l"}' };
  jest.mocked(captchaFor).mockResolvedValue(solved);
  const popup = await submit();
  await userEvent.type(popup.getByLabelText('code'), '123456{Enter}');
  await waitFor(() => expect(here()).toBe('/m/wallet'));
  expect(gateway.calls(path.login).map(({ body }) => body)).toMatchObject([solved, solved]);
  expect(captchaFor).toHaveBeenCalledTimes(1);
});

test('an authenticator code is not sent, and a wrong code is shown in the popup', async () => {
  gateway.on(VERIFY, { success: false, errorCode: 'code_wrong', message: 'Not this one' });
  const popup = await submit();
  await userEvent.click(popup.getByRole('tab', { name: 'verify_ga' }));
  expect(popup.queryByRole('button', { name: 'send_code' })).toBeNull();
  await userEvent.type(popup.getByLabelText('code'), '000000{Enter}');
  expect((await popup.findByRole('alert')).textContent).toBe('Not this one');
  expect(gateway.calls(path.login)).toHaveLength(1);
});

test('a demand without any way is shown like any other failure', async () => {
  gateway.on(path.login, { success: false, errorCode: 'login_verify_required', message: 'prove it' });
  visit('/m/login', LoginPage);
  await userEvent.type(screen.getByLabelText('username'), 'anna');
  await userEvent.type(screen.getByLabelText('password'), 'secret123{Enter}');
  await waitFor(() => expect(alert).toHaveBeenCalledWith(expect.objectContaining({ message: 'prove it' })));
});

test('login_verify_required without any way leads to the security page with the session that comes with it', async () => {
  const session = { ...value, token: 'binding-1' };
  gateway.on(path.login, {
    success: false,
    errorCode: 'login_verify_required',
    message: 'prove it',
    value: { email: false, ga: false, sms: false, session },
  });
  visit('/m/login', LoginPage);
  await userEvent.type(screen.getByLabelText('username'), 'anna');
  await userEvent.type(screen.getByLabelText('password'), 'secret123{Enter}');
  await waitFor(() => expect(here()).toBe('/m/member/security'));
  expect(currentSession()).toMatchObject({ token: 'binding-1' });
  expect(alert).not.toHaveBeenCalled();
});
