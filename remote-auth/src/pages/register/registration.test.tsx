/** @jest-environment jsdom */
import { register, status } from '@tessera/contract';
import { nameOfPlace, tellingMutations } from '@tessera/contract/testing';
import { alert } from '@tessera/shell/notices';
import { currentSession } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pendingProof } from '../../common/pending-proof';
import type { Answer } from '../../testing/gateway';
import { path, provideSurroundings } from '../../testing/screen';
import { here, visit } from '../../testing/visit';
import RegistrationPage from '.';

jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(),
}));

const { gateway, switchOn, startAnew } = provideSurroundings();
const value = { customerId: 9, token: 'token-9', userName: 'anna7' };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole('button', { name: 'create_account' });
const open = (search = '', page = '/m/register') => visit(page + search, RegistrationPage);

async function fillIn(): Promise<void> {
  await userEvent.type(field('username'), 'anna7');
  await userEvent.type(field('password'), 'secret123');
  await userEvent.type(field('repeat_password'), 'secret123');
  await userEvent.click(field('accept_terms'));
}

beforeEach(async () => {
  await startAnew();
  gateway.on(path.register, { success: true, value });
});

test.each(['/m/register', '/m/register.html'])('%s opens the form [R2.3]', (page) => {
  open('', page);
  expect(button()).toBeTruthy();
});

describe('the request', () => {
  test('is encrypted, names module REG3 and contains every field of a registration [R3.6] [R7.7] [R5.18a]', async () => {
    localStorage.setItem('tid', '4711');
    localStorage.setItem('reg_info', JSON.stringify({ originalDomain: 'first.example' }));
    open('?affiliateCode=preview&referralCode=FRIEND&fbclid=AbC&utm_source=mail');
    await fillIn();
    await userEvent.click(button());
    await waitFor(() => expect(gateway.calls(path.register)).toHaveLength(1));
    const [call] = gateway.calls(path.register);
    expect(call?.headers).toMatchObject({ Encryption: 'true', ModuleId: 'REG3' });
    expect(call?.body).toEqual({
      username: 'anna7',
      password: 'secret123',
      registerMethod: 'H5',
      registerUrl:
        'http://localhost/m/register?affiliateCode=preview&referralCode=FRIEND&fbclid=AbC&utm_source=mail',
      linkId: 4711,
      affiliateCode: 'www',
      domain: 'first.example',
      referralCode: 'FRIEND',
      pixelTrack: { fbclid: 'AbC', utm_source: 'mail' },
      login: true,
      loginDeviceId: expect.stringMatching(/^[\w-]{36}$/),
      isOfficialAppLogin: false,
    });
  });

  test('contains the typed referral code instead of that of the address, and no empty one', async () => {
    open('?referralCode=FRIEND');
    expect(field('referral_code').value).toBe('FRIEND');
    await fillIn();
    await userEvent.clear(field('referral_code'));
    await userEvent.click(button());
    await waitFor(() => expect(gateway.calls(path.register)).toHaveLength(1));
    expect(gateway.calls(path.register)[0]?.body).not.toHaveProperty('referralCode');
  });

  test('a submit is ignored while one is in progress, and for 500 ms after it [R4.9]', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    let answer: (answer: Answer) => void = () => undefined;
    gateway.on(
      path.register,
      () =>
        new Promise<Answer>((resolve) => {
          answer = resolve;
        }),
    );
    open();
    await fillIn();
    const form = field('username').form;
    if (!form) throw new Error('there is no form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(button().getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(gateway.calls(path.register)).toHaveLength(1));
    answer({ success: false, message: 'taken' });
    await waitFor(() => expect(alert).toHaveBeenCalled());
    clock.mockReturnValue(10_499);
    fireEvent.submit(form);
    expect(button().getAttribute('aria-busy')).toBeNull();
    clock.mockReturnValue(10_500);
    fireEvent.submit(form);
    await waitFor(() => expect(gateway.calls(path.register)).toHaveLength(2));
    clock.mockRestore();
  });
});

describe('after success', () => {
  test('the token is stored, first-time login is set and the member info is refreshed [R4.11a] [R4.11b] [R3.7]', async () => {
    open();
    await fillIn();
    await userEvent.click(button());
    await waitFor(() => expect(here()).toBe('/m/home'));
    expect(currentSession()).toMatchObject({
      id: '9',
      token: 'token-9',
      userName: 'anna7',
      type: 0,
      firstTimeLogin: true,
    });
    await waitFor(() => expect(gateway.calls(path.member)[0]?.headers.Authorization).toBe('token-9'));
  });

  test('the saved go-parameter target is opened [R4.11a]', async () => {
    sessionStorage.setItem('tessera:go', '/m/activity?id=3');
    open();
    await fillIn();
    await userEvent.click(button());
    await waitFor(() => expect(here()).toBe('/m/activity?id=3'));
  });
});

/** Types the form in one step each, because the mutations are many. */
function fillInAtOnce(): void {
  fireEvent.change(field('username'), { target: { value: 'anna7' } });
  fireEvent.change(field('password'), { target: { value: 'secret123' } });
  fireEvent.change(field('repeat_password'), { target: { value: 'secret123' } });
  fireEvent.click(field('accept_terms'));
}

describe('a mutation of one field', () => {
  const whole = { id: '9', customerId: '9', token: 'token-9', userName: 'anna7' };
  const answers = [...tellingMutations(register, whole).values()].flat();
  test.each(
    answers.map((mutation) => [nameOfPlace(mutation.place) || 'answer', mutation.what, mutation] as const),
  )('of the answer: a token is enough for the new member: %s as %s', async (_, _what, mutation) => {
    gateway.on(path.register, { success: true, value: mutation.value });
    open();
    fillInAtOnce();
    fireEvent.click(button());
    if (mutation.isRefused) {
      await waitFor(() => expect(alert).toHaveBeenCalled());
      expect(JSON.stringify(jest.mocked(alert).mock.calls)).not.toMatch(/connection|network/i);
      expect(field('username').value).toBe('anna7');
      expect(currentSession()).toBeUndefined();
    } else await waitFor(() => expect(currentSession()?.token).toMatch(/./));
  });

  const settings = {
    register: {
      captcha: { enabled: false },
      showGeetest: false,
      methods: ['username', 'mobile'],
      autoUsername: false,
      referralCode: 'optional',
      confirmTerms: true,
    },
    mobileTemplate: {
      rules: { minimumAge: 21, pages: [{ topic: 'terms', title: 'Terms', link: '/m/rules/terms' }] },
    },
  };
  test.each([...tellingMutations(status, settings)])(
    'of the settings: the form stands, and registers with what it asks for: %s',
    async (_place, mutations) => {
      for (const { what, value: changed } of mutations) {
        gateway.on(path.status, { success: true, value: changed });
        await refreshSite().catch(() => undefined);
        open();
        const buttons = () => screen.queryAllByRole('button', { name: 'create_account' }).length;
        await waitFor(() => expect({ what, buttons: buttons() }).toEqual({ what, buttons: 1 }));
        expect(document.querySelector('form input')).toBeTruthy();
        expect(document.body.textContent).not.toMatch(/NaN|undefined|null|\[object/);
        cleanup();
      }
    },
  );
});

describe('a failure', () => {
  const failWith = async (answer: Answer) => {
    gateway.on(path.register, answer);
    open();
    await fillIn();
    await userEvent.click(button());
  };

  test.each<[string, Answer, string]>([
    [
      "the server's message",
      { success: false, errorCode: 'name.taken', message: 'That name is taken' },
      'That name is taken',
    ],
    ['unknown_error where it gave none', { success: false }, 'unknown_error'],
    ['a sentence about the connection', 'unreachable', 'failure_network'],
  ])('alerts with %s, and loses nothing that was typed [R8.21]', async (_case, answer, message) => {
    await failWith(answer);
    await waitFor(() =>
      expect(alert).toHaveBeenCalledWith({ title: 'notice', message, confirmLabel: 'confirm' }),
    );
    expect(field('username').value).toBe('anna7');
    expect(field('password').value).toBe('secret123');
    expect(field('accept_terms').checked).toBe(true);
    expect(currentSession()).toBeUndefined();
  });
});

describe('the fields', () => {
  test('a fault is shown after the field was left, and removed as soon as it is corrected', async () => {
    open();
    await userEvent.type(field('username'), 'an');
    expect(screen.queryByText('username_length')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('username_length')).toBeTruthy();
    expect(field('username').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field('username'), 'na');
    expect(screen.queryByText('username_length')).toBeNull();
  });

  test('a forbidden character is shown while typing', async () => {
    open();
    await userEvent.type(field('username'), 'an-');
    expect(screen.getByText('username_characters')).toBeTruthy();
  });

  test('the repeated password follows the first one', async () => {
    open();
    await fillIn();
    await userEvent.type(field('password'), '4');
    expect(screen.getByText('repeat_differs')).toBeTruthy();
  });

  test('a submit shows every fault, sends no call, and focuses the first fault', async () => {
    open();
    await userEvent.type(field('username'), 'anna7');
    await userEvent.click(button());
    expect(document.activeElement).toBe(field('password'));
    for (const fault of ['password_required', 'repeat_required', 'accept_required']) {
      expect(screen.getByText(fault)).toBeTruthy();
    }
    expect(gateway.calls(path.register)).toEqual([]);
  });

  test('a pasted user name loses spaces around it before its length is limited', async () => {
    open();
    await userEvent.click(field('username'));
    await userEvent.paste(' \u200eａｎｎａ456789012345\u00a0');
    expect(field('username').value).toBe('anna456789012345');
  });

  test('a pasted password that is too long is not cut in silence: its fault is shown', async () => {
    open();
    const long = 'secret123'.repeat(4);
    await userEvent.click(field('password'));
    await userEvent.paste(long);
    await userEvent.tab();
    expect(field('password').value).toBe(long);
    expect(screen.getByText('password_length')).toBeTruthy();
  });

  test('age and terms must be accepted', async () => {
    open();
    await fillIn();
    await userEvent.click(field('accept_terms'));
    await userEvent.click(button());
    expect(document.activeElement).toBe(field('accept_terms'));
    expect(gateway.calls(path.register)).toEqual([]);
  });

  test('the rules can be read before they are accepted, in another tab; a link that is not allowed is left out', async () => {
    const pages = [
      { topic: 'terms', title: 'Terms' },
      { topic: 'licence', title: 'Licence', link: 'https://licence.example/42' },
      { topic: 'trap', title: 'Trap', link: 'http://plain.example/' },
    ];
    gateway.on(path.status, { success: true, value: { mobileTemplate: { rules: { pages } } } });
    await refreshSite();
    open();
    const links = screen
      .getAllByRole('link')
      .filter(({ textContent }) => /Terms|Licence|Trap/.test(textContent));
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/m/rules/terms', '_blank'],
      ['https://licence.example/42', '_blank'],
    ]);
  });

  test('the strength of the password is shown while typing', async () => {
    open();
    await userEvent.type(field('password'), 'abc');
    expect(document.querySelector('[data-strength]')?.getAttribute('data-strength')).toBe('1');
    await userEvent.type(field('password'), 'DEFgh12!');
    expect(document.querySelector('[data-strength]')?.getAttribute('data-strength')).toBe('3');
  });

  test('both password fields are for a new password and can show it', async () => {
    open();
    expect(field('username').getAttribute('autocomplete')).toBe('username');
    for (const label of ['password', 'repeat_password']) {
      expect(field(label).getAttribute('autocomplete')).toBe('new-password');
    }
    const [show] = screen.getAllByRole('button', { name: 'show_password' });
    if (!show) throw new Error('there is no button to show the password');
    await userEvent.click(show);
    expect(field('password').type).toBe('text');
    expect(field('repeat_password').type).toBe('password');
  });
});

test('line_invalid_token drops the proof that the registration has sent [R8.13]', async () => {
  await switchOn('FIREBASECREATEACC3');
  pendingProof.set({ lineSessionToken: 'dead' });
  gateway.on(path.register, { success: false, errorCode: 'line_invalid_token', message: 'Expired' });
  open();
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(alert).toHaveBeenCalledWith(expect.objectContaining({ message: 'Expired' })));
  expect(gateway.calls(path.register)[0]?.body).toMatchObject({ lineSessionToken: 'dead' });
  expect(pendingProof.get()).toBeUndefined();
});

test('the member type comes from the member info, because the answer has none [R3.2, R3.7, R4.11b]', async () => {
  gateway.on(path.member, { success: true, value: { id: '9', account: 'anna7', type: 40 } });
  open();
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(currentSession()).toMatchObject({ token: 'token-9', type: 40 }));
});

test('the link to the login keeps the whole query', () => {
  open('?redirectUrl=%2Fm%2Fwallet');
  expect(screen.getByRole('link', { name: 'sign_in' }).getAttribute('href')).toBe(
    '/m/login?redirectUrl=%2Fm%2Fwallet',
  );
});
