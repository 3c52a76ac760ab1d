/** @jest-environment jsdom */
import { login } from '@tessera/contract';
import { nameOfPlace, tellingMutations } from '@tessera/contract/testing';
import { alert } from '@tessera/shell/notices';
import { currentSession, signIn } from '@tessera/shell/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pendingProof } from '../common/pending-proof';
import type { Answer } from '../testing/gateway';
import { path, provideSurroundings } from '../testing/screen';
import { here, visit } from '../testing/visit';
import LoginPage from './login';

jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(),
}));
jest.mock('../common/remembered-login/sealed-password', () => ({
  sealPassword: async (password: string) => [...password].reverse().join(''),
  openPassword: async (sealed: string) => (sealed === 'broken' ? undefined : [...sealed].reverse().join('')),
}));

const { gateway, switchOn, startAnew } = provideSurroundings();
const value = { id: '7', token: 'token-7', userName: 'anna', customerType: 0 };
const refusal = (errorCode: string, message: string): Answer => ({ success: false, errorCode, message });
const remembered = {
  type: 'username',
  username: 'anna',
  password: '321terces',
  merchant: 'aurora',
};
const rememberAnna = (change: object = {}) =>
  localStorage.setItem(
    'tessera:remembered-login',
    JSON.stringify({ ...remembered, expires: Date.now() + 60_000, ...change }),
  );

const userName = () => screen.getByLabelText<HTMLInputElement>('username');
const password = () => screen.getByLabelText<HTMLInputElement>('password');
const button = () => screen.getByRole('button', { name: 'login' });
const open = (search = '') => visit(`/m/login${search}`, LoginPage);

async function fillIn(): Promise<void> {
  await userEvent.type(userName(), 'anna');
  await userEvent.type(password(), 'secret123');
}

beforeEach(async () => {
  await startAnew();
  gateway.on(path.login, { success: true, value });
});

describe('the request', () => {
  test('is encrypted and contains credentials and device [R7.2]', async () => {
    open();
    await fillIn();
    await userEvent.click(button());
    await waitFor(() => expect(here()).toBe('/m/home'));
    const [call] = gateway.calls(path.login);
    expect(call?.method).toBe('POST');
    expect(call?.headers).toMatchObject({
      Encryption: 'true',
      'Content-Type': 'application/json',
      Merchant: 'aurora',
    });
    expect(call?.body).toEqual({
      type: 'username',
      username: 'anna',
      password: 'secret123',
      loginDeviceId: expect.stringMatching(/^[\w-]{36}$/),
      isOfficialAppLogin: false,
    });
  });

  test('is sent on Enter, and the password is neither in the address nor in the storage', async () => {
    open();
    await userEvent.type(userName(), 'anna');
    await userEvent.type(password(), 'secret123{Enter}');
    await waitFor(() => expect(currentSession()?.token).toBe('token-7'));
    const kept = JSON.stringify({ ...localStorage, ...sessionStorage }) + window.location.href;
    expect(kept).not.toContain('secret123');
  });

  test('a second submit within 500 ms is ignored [R4.6]', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    gateway.on(path.login, refusal('login.cred.err', 'wrong'));
    open();
    await fillIn();
    await userEvent.type(password(), '{Enter}{Enter}');
    await screen.findByRole('alert');
    clock.mockReturnValue(10_499);
    await userEvent.click(button());
    expect(gateway.calls(path.login)).toHaveLength(1);
    clock.mockReturnValue(10_500);
    await userEvent.click(button());
    await waitFor(() => expect(gateway.calls(path.login)).toHaveLength(2));
    clock.mockRestore();
  });

  test('makes the button busy until it ends', async () => {
    let answer: (answer: Answer) => void = () => undefined;
    gateway.on(
      path.login,
      () =>
        new Promise<Answer>((resolve) => {
          answer = resolve;
        }),
    );
    open();
    await fillIn();
    expect(button().getAttribute('aria-busy')).toBeNull();
    await userEvent.click(button());
    expect(button().getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(gateway.calls(path.login)).toHaveLength(1));
    answer(refusal('login.cred.err', 'wrong'));
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
  });

  test('is not sent with an empty field, and the first empty field gets the focus', async () => {
    open();
    await userEvent.click(button());
    expect(document.activeElement).toBe(userName());
    expect(screen.getByText('username_required')).toBeTruthy();
    await userEvent.type(userName(), 'anna{Enter}');
    expect(document.activeElement).toBe(password());
    expect(screen.getByText('password_required')).toBeTruthy();
    expect(gateway.calls(path.login)).toEqual([]);
  });
});

describe('after success', () => {
  const whole = { ...value, spanId: 'span', firstTimeLogin: false, passwordExpired: false };
  const mutations = [...tellingMutations(login, whole).values()].flat();
  test.each(
    mutations.map((mutation) => [nameOfPlace(mutation.place) || 'answer', mutation.what, mutation] as const),
  )('a token is enough to sign in: %s as %s', async (_, _what, mutation) => {
    gateway.on(path.login, { success: true, value: mutation.value });
    open();
    fireEvent.change(userName(), { target: { value: 'anna' } });
    fireEvent.change(password(), { target: { value: 'secret123' } });
    fireEvent.click(button());
    if (mutation.isRefused) {
      await waitFor(() => expect(alert).toHaveBeenCalled());
      expect(JSON.stringify(jest.mocked(alert).mock.calls)).not.toMatch(/connection|network/i);
      expect(currentSession()).toBeUndefined();
    } else await waitFor(() => expect(currentSession()?.token).toMatch(/./));
  });

  test('the token is set and the common data is refreshed [R4.5a]', async () => {
    gateway.on(path.login, { success: true, value: { ...value, spanId: 'span', firstTimeLogin: true } });
    open();
    await fillIn();
    await userEvent.click(button());
    await waitFor(() => expect(gateway.calls(path.status)).toHaveLength(1));
    expect(currentSession()).toMatchObject({
      id: '7',
      token: 'token-7',
      userName: 'anna',
      spanId: 'span',
      firstTimeLogin: true,
    });
  });

  test.each([
    ['', '/m/home'],
    ['?backUrl=%2Fm%2Fwallet%3Ftab%3D2', '/m/wallet?tab=2'],
    ['?redirectUrl=https%3A%2F%2Fevil.example', '/m/home'],
    ['?kw=spring&redirectUrl=/m/notice', '/m/notice?kw=spring'],
  ])('%s leads to %s [R4.5c]', async (search, target) => {
    open(search);
    await fillIn();
    await userEvent.click(button());
    await waitFor(() => expect(here()).toBe(target));
  });

  test('an expired password under forced change leads to the change of password [R4.5b]', async () => {
    await switchOn('PWDEXPFORCECHANGE3');
    gateway.on(path.login, { success: true, value: { ...value, passwordExpired: true } });
    open('?backUrl=/m/wallet');
    await fillIn();
    await userEvent.click(button());
    await waitFor(() => expect(here()).toBe('/m/changePsw?forced=1'));
  });

  test('with remember me the credentials are stored and automatic login is on [R4.4a]', async () => {
    open();
    await fillIn();
    await userEvent.click(screen.getByLabelText('remember_me'));
    await userEvent.click(button());
    await waitFor(() => expect(localStorage.getItem('autoLogin')).toBe('1'));
    expect(JSON.parse(localStorage.getItem('tessera:remembered-login') ?? '{}')).toMatchObject({
      type: 'username',
      username: 'anna',
      password: '321terces',
      merchant: 'aurora',
    });
  });

  test('without remember me they are removed and autoLogin is 0 [R4.4b]', async () => {
    rememberAnna();
    open();
    await waitFor(() => expect(password().value).toBe('secret123'));
    await userEvent.click(screen.getByLabelText('remember_me'));
    await userEvent.click(button());
    await waitFor(() => expect(currentSession()).toBeDefined());
    expect(localStorage.getItem('tessera:remembered-login')).toBeNull();
    expect(localStorage.getItem('autoLogin')).toBe('0');
  });
});

describe('the remembered member', () => {
  test('has user name and password filled in', async () => {
    rememberAnna();
    open();
    expect(userName().value).toBe('anna');
    await waitFor(() => expect(password().value).toBe('secret123'));
    expect(screen.getByLabelText<HTMLInputElement>('remember_me').checked).toBe(true);
  });

  test('has only the user name filled in if the password cannot be decrypted', async () => {
    rememberAnna({ password: 'broken' });
    open();
    expect(userName().value).toBe('anna');
    await userEvent.type(password(), 'x');
    expect(password().value).toBe('x');
  });

  test('of another merchant is not filled in', () => {
    rememberAnna({ merchant: 'jade' });
    open();
    expect(userName().value).toBe('');
  });
});

describe('a failure', () => {
  const failWith = async (answer: Answer) => {
    gateway.on(path.login, answer);
    open();
    await fillIn();
    await userEvent.click(button());
  };
  afterEach(() => {
    expect([userName().value, password().value]).toEqual(['anna', 'secret123']);
    expect(currentSession()).toBeUndefined();
  });

  test.each([
    ['login.cred.err', () => password()],
    ['not.exists.user', () => userName()],
  ])(
    "%s is shown in the form with the gateway's sentence, and its field gets the focus",
    async (code, field) => {
      await failWith(refusal(code, 'Words of the gateway'));
      expect((await screen.findByRole('alert')).textContent).toBe('Words of the gateway');
      expect(document.activeElement).toBe(field());
      expect(alert).not.toHaveBeenCalled();
    },
  );

  test('any other code raises an alert titled notice with the message and a confirm button [R8.20]', async () => {
    await failWith(refusal('account.locked', 'The account is locked'));
    await waitFor(() =>
      expect(alert).toHaveBeenCalledWith({
        title: 'notice',
        message: 'The account is locked',
        confirmLabel: 'confirm',
      }),
    );
    expect(alert).toHaveBeenCalledTimes(1);
  });

  test.each<[string, Answer, string]>([
    ['a gateway without a sentence', refusal('strange', ''), 'unknown_error'],
    ['no connection', 'unreachable', 'failure_network'],
    ['no answer in time', 'timeout', 'failure_timeout'],
    ['a server fault', { status: 500 }, 'failure_server'],
    ['too many calls', { status: 429 }, 'failure_busy'],
  ])('%s is shown with a sentence of ours', async (_case, answer, message) => {
    await failWith(answer);
    await waitFor(() => expect(alert).toHaveBeenCalledWith(expect.objectContaining({ message })));
  });

  test.each<[string, Answer, string]>([
    ['TOO_MANY_REQUEST', refusal('TOO_MANY_REQUEST_1', 'Wait a minute'), 'Wait a minute'],
    ['HTTP 502', { status: 502 }, 'failure_server'],
  ])('%s raises no alert; the form shows it', async (_case, answer, message) => {
    await failWith(answer);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(alert).not.toHaveBeenCalled();
  });

  test('token_ip_different sets autoLogin to 0 [R8.11]', async () => {
    localStorage.setItem('autoLogin', '1');
    await failWith(refusal('token_ip_different', 'Another address'));
    await waitFor(() => expect(localStorage.getItem('autoLogin')).toBe('0'));
  });

  test.each(['line_invalid_token', 'telegram_validate_failed'])(
    '%s drops the proof that the login has sent [R8.13]',
    async (code) => {
      pendingProof.set({ lineSessionToken: 'dead' });
      await failWith(refusal(code, 'Expired'));
      await waitFor(() =>
        expect(alert).toHaveBeenCalledWith(expect.objectContaining({ message: 'Expired' })),
      );
      expect(gateway.calls(path.login)[0]?.body).toMatchObject({ lineSessionToken: 'dead' });
      expect(pendingProof.get()).toBeUndefined();
    },
  );

  test('is removed as soon as the input changes', async () => {
    await failWith(refusal('login.cred.err', 'wrong'));
    await screen.findByRole('alert');
    await userEvent.type(password(), 'x{Backspace}', { initialSelectionStart: 9 });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the page', () => {
  test('helps password managers and keyboards', () => {
    open();
    expect(userName().getAttribute('autocomplete')).toBe('username');
    expect(password().getAttribute('autocomplete')).toBe('current-password');
    expect(password().type).toBe('password');
    expect(userName().form?.method).toBe('post');
  });

  test('links to the registration with the whole query, and to the lobby as a guest', () => {
    open('?backUrl=%2Fm%2Fwallet&kw=spring');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('create_account')).toBe('/m/register?backUrl=%2Fm%2Fwallet&kw=spring');
    expect(href('continue_as_guest')).toBe('/m/home?kw=spring');
  });

  test('redirects a signed-in member at once', async () => {
    signIn({ ...value, customerType: 0 });
    open('?backUrl=/m/wallet');
    await waitFor(() => expect(here()).toBe('/m/wallet'));
  });
});
