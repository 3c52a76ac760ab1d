/** @jest-environment jsdom */
import type { SocialProof } from '@tessera/contract';
import { alert, toast } from '@tessera/shell/notices';
import { currentSession } from '@tessera/shell/session';
import { provideDialogs } from '@tessera/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { meetPerson } from '../../common/known-person';
import { pendingProof } from '../../common/pending-proof';
import { provideSurroundings } from '../../testing/screen';
import { here, visit } from '../../testing/visit';
import { useProofSignIn } from './use-proof-sign-in';

jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(),
  toast: jest.fn(),
}));

const { gateway, startAnew } = provideSurroundings();
provideDialogs();

const VERIFY = '/wps/session/login/verification';
const value = { id: '7', token: 'token-7', userName: 'anna', customerType: 0 };
const line = { lineSessionToken: 'line-1' };
const identity = { firebaseChannel: 'google', firebaseIdToken: 'google-1' } as const;
const telegram = {
  telegramAuth: { source: 'redirect', user: { first_name: 'Mei' }, fields: { id: '1', hash: 'h' } },
} as const;

const ways: ReadonlyArray<readonly [string, string, SocialProof]> = [
  ['LINE', '/wps/session/login/line', line],
  ['the identity service', '/wps/session/login/firebase', identity],
  ['Telegram', '/wps/session/login/telegram', telegram],
];

function signInWith(proof: SocialProof) {
  function Page() {
    const social = useProofSignIn();
    return (
      <>
        <button type="button" onClick={() => void social.signInWith(proof)}>
          go
        </button>
        {social.dialog}
      </>
    );
  }
  visit('/m/login', Page);
  return userEvent.click(screen.getByRole('button', { name: 'go' }));
}

beforeEach(async () => {
  await startAnew();
  jest.mocked(toast).mockReset();
});

/** Sets the answers of a member who must be verified on a new device. */
function guard(login: string): void {
  let isVerified = false;
  gateway.on(login, () =>
    isVerified
      ? { success: true, value }
      : { success: false, errorCode: 'login_verify_required', message: 'prove it', value: { ga: true } },
  );
  gateway.on(VERIFY, () => {
    isVerified = true;
    return { success: true };
  });
}

test.each(ways)(
  'login_verify_required after a sign-in by %s opens the verification of the login, and the sign-in goes on [R8.14, R2.56]',
  async (_name, login, proof) => {
    guard(login);
    await signInWith(proof);
    const popup = within(await screen.findByRole('dialog', { name: 'verify_title' }));
    expect(alert).not.toHaveBeenCalled();
    expect(currentSession()).toBeUndefined();
    await userEvent.type(popup.getByLabelText('code'), '123456{Enter}');
    await waitFor(() => expect(here()).toBe('/m/home'));
    expect(currentSession()).toMatchObject({ token: 'token-7' });
    expect(gateway.calls(login)).toHaveLength(2);
    expect(gateway.calls(VERIFY)[0]?.body).toMatchObject({ ...proof, type: 'ga', code: '123456' });
  },
);

test('a verification that is cancelled ends the sign-in, and nothing of it stays', async () => {
  guard('/wps/session/login/line');
  await signInWith(line);
  const popup = within(await screen.findByRole('dialog', { name: 'verify_title' }));
  await userEvent.click(popup.getByRole('button', { name: 'close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'verify_title' })).toBeNull());
  expect(pendingProof.get()).toBeUndefined();
  expect(currentSession()).toBeUndefined();
});

test('a person whom LINE names is greeted by name and picture [R3.9]', async () => {
  meetPerson({ ...line, name: 'Mei Tan', picture: 'https://profile.example/mei' });
  gateway.on('/wps/session/login/line', { success: true, value });
  await signInWith(line);
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(toast).toHaveBeenCalledWith('hello', { tone: 'success', picture: 'https://profile.example/mei' });
});

test('an unknown person is greeted in the question about the account [R3.9]', async () => {
  meetPerson({ ...line, name: 'Mei Tan', picture: 'https://profile.example/mei' });
  gateway.on('/wps/session/login/line', { success: false, errorCode: 'not.exists.user', message: 'Who?' });
  await signInWith(line);
  const choice = await screen.findByRole('dialog', { name: 'binding_title' });
  expect(within(choice).getByText('hello')).toBeTruthy();
  expect(choice.querySelector('img')?.getAttribute('src')).toBe('https://profile.example/mei');
});

test('the name of another sign-in greets nobody', async () => {
  meetPerson({ lineSessionToken: 'line-2', name: 'Noa', picture: undefined });
  gateway.on('/wps/session/login/line', { success: true, value });
  await signInWith(line);
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(toast).not.toHaveBeenCalled();
});
