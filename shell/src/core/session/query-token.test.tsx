/** @jest-environment jsdom */
import { memberInfo } from '@tessera/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { provideGateway, provideRelease, provideShellTexts } from '../../testing';
import { SessionGuard } from '../navigation/session-guard';
import { noticeStore } from '../notices';
import { currentSession, signIn, signOut } from '.';
import { confirmQueryToken, isTokenPending, tokenChecked, tokenConfirmed } from './query-token';

const gateway = provideGateway();
provideRelease();

const arriveWith = (token: string) => {
  history.replaceState(null, '', `/m/wallet?token=${token}`);
  confirmQueryToken(Promise.resolve());
};
const questions = () => noticeStore.getState().dialogs;
/** Waits for the question whether the account is the visitor's, and answers it. */
async function answer(isOwner: boolean) {
  await waitFor(() => expect(questions()).toHaveLength(1));
  questions()[0]?.settle(isOwner);
}
const someone = { id: '1', token: 'own', userName: 'me', customerType: 0 } as const;
const guarded = () =>
  render(
    <MemoryRouter initialEntries={['/m/wallet']}>
      <Suspense fallback={<p>one moment</p>}>
        <Routes>
          <Route path="/m/wallet" element={<SessionGuard>your money</SessionGuard>} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
const Elsewhere = () => <p>{useLocation().pathname}</p>;

beforeAll(() => provideShellTexts());
beforeEach(async () => {
  await signOut();
  gateway.received.length = 0;
  gateway.on(memberInfo, { value: { id: 7, account: 'lucky', type: 1 } });
});

test('a token in the address starts a session once the gateway and the visitor have confirmed it [R2.19]', async () => {
  arriveWith('from-address');
  expect(location.search).toBe('');
  await tokenChecked();
  await waitFor(() => expect(questions()).toMatchObject([{ message: expect.stringContaining('lucky') }]));
  expect([isTokenPending(), currentSession()]).toEqual([true, undefined]);
  await answer(true);
  await tokenConfirmed();
  expect([isTokenPending(), questions()]).toEqual([false, []]);
  expect(currentSession()).toMatchObject({ id: '7', token: 'from-address', userName: 'lucky', type: 1 });
  expect(gateway.calls(memberInfo)[0]?.headers).toMatchObject({ Authorization: 'from-address' });
});

test.each([
  ['the native app', { userAgent: 'Mozilla/5.0 TesseraApp/2.4.39' }],
  ['a mini app', { userAgent: 'Mozilla/5.0 GCash/5.7' }],
])('inside %s the token needs no question [R2.19]', async (_, { userAgent }) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  arriveWith('from-address');
  await tokenConfirmed();
  expect(currentSession()?.token).toBe('from-address');
  expect(questions()).toEqual([]);
  jest.restoreAllMocks();
});

test('a visitor who is not the owner of the token stays a visitor', async () => {
  arriveWith('from-somebody');
  await answer(false);
  await tokenConfirmed();
  expect(currentSession()).toBeUndefined();
});

test('a sign-in that ends while the token is checked keeps its session, without a question', async () => {
  arriveWith('from-somebody');
  signIn(someone);
  await tokenConfirmed();
  expect(currentSession()?.token).toBe('own');
  expect(questions()).toEqual([]);
});

test('a sign-in that ends while the question is open withdraws it', async () => {
  arriveWith('from-somebody');
  await waitFor(() => expect(questions()).toHaveLength(1));
  signIn(someone);
  await tokenConfirmed();
  expect(questions()).toEqual([]);
  expect(currentSession()?.token).toBe('own');
});

test('a guarded page waits for the answers, and opens [R2.19]', async () => {
  arriveWith('from-address');
  await act(async () => void guarded());
  await act(() => answer(true));
  expect(await screen.findByText('your money')).toBeTruthy();
});

test.each([
  ['refuses it', { refused: { message: 'CUSTOMER_NOT_LOGIN', errorCode: 'customer.not.login' } }],
  ['says 401', { status: 401 }],
  ['cannot be reached', 'unreachable'],
] as const)('when the gateway %s, a guarded page leads to the login [R2.19]', async (_, reply) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  gateway.on(memberInfo, reply);
  arriveWith('forged');
  await act(async () => void guarded());
  expect(await screen.findByText('/m/login')).toBeTruthy();
  expect(currentSession()).toBeUndefined();
  expect(JSON.stringify(warned.mock.calls)).not.toContain('forged');
  warned.mockRestore();
});

test('a signed-in member stays signed in, and the token is removed from the address', async () => {
  signIn(someone);
  arriveWith('somebody-else');
  await tokenConfirmed();
  expect(currentSession()?.token).toBe('own');
  expect(location.search).toBe('');
  expect(gateway.calls(memberInfo)).toEqual([]);
});
