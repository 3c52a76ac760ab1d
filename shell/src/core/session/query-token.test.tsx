/** @jest-environment jsdom */
import { memberInfo } from '@tessera/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { listenToNativeApp } from '../../platform/environment';
import { provideGateway, provideRelease, provideShellTexts } from '../../testing';
import { SessionGuard } from '../navigation/session-guard';
import { noticeStore } from '../notices';
import { currentSession, signIn, signOut } from '.';
import { endSession } from './end-session';
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
  localStorage.clear();
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

describe('inside an app', () => {
  type Question = { readonly type: string; readonly payload: unknown; readonly callbackId: string };
  const asked: Question[] = [];
  /** Enters the native app, which gives this answer about tokens; undefined: it has none. */
  const enterApp = (answerTo?: (question: Question) => unknown) => {
    const postMessage = (message: string) => {
      const question: Question = JSON.parse(message);
      asked.push(question);
      if (answerTo) Reflect.get(window, 'tesseraNative').resolve(question.callbackId, answerTo(question));
    };
    Object.assign(window, { TesseraNative: { postMessage } });
  };
  const leaveApp = () => void Reflect.deleteProperty(window, 'TesseraNative');

  beforeEach(() => {
    asked.length = 0;
    listenToNativeApp(() => undefined);
  });
  afterEach(() => {
    leaveApp();
    jest.restoreAllMocks();
  });

  test('a token that the native app says it has given needs no question [R2.19]', async () => {
    enterApp(() => true);
    arriveWith('from-address');
    await tokenConfirmed();
    expect(currentSession()?.token).toBe('from-address');
    expect(questions()).toEqual([]);
    expect(asked).toMatchObject([{ type: 'isOwnToken', payload: { token: 'from-address' } }]);
  });

  test.each([
    ['of a member whom the native app does not know', () => enterApp(() => false)],
    ['in a native app that does not know the question', () => enterApp(() => 'Failure: unknown')],
    ['in a native app that never answers', () => enterApp()],
    ['in an app without a bridge', leaveApp],
  ])('a token %s is asked about, whatever the user agent says [R2.19]', async (_, enter) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('TesseraApp/2.4.39 GCash/5.7 Maya/2.99');
    enter();
    arriveWith('from-somebody');
    await waitFor(() => expect(questions()).toHaveLength(1), { timeout: 2_000 });
    expect(currentSession()).toBeUndefined();
    await answer(false);
    await tokenConfirmed();
    expect(currentSession()).toBeUndefined();
  });
});

test('an account that the visitor has confirmed is not asked about again, until a sign-out', async () => {
  arriveWith('first');
  await answer(true);
  await tokenConfirmed();
  await endSession();
  arriveWith('second');
  await tokenConfirmed();
  expect([currentSession()?.token, questions()]).toEqual(['second', []]);
  await signOut();
  arriveWith('third');
  await answer(false);
  await tokenConfirmed();
  expect(currentSession()).toBeUndefined();
});

test('another account than the confirmed one is asked about', async () => {
  arriveWith('own');
  await answer(true);
  await tokenConfirmed();
  await endSession();
  gateway.on(memberInfo, { value: { id: 8, account: 'stranger', type: 1 } });
  arriveWith('from-somebody');
  await waitFor(() => expect(questions()).toMatchObject([{ message: expect.stringContaining('stranger') }]));
  await answer(false);
  await tokenConfirmed();
  expect(currentSession()).toBeUndefined();
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
