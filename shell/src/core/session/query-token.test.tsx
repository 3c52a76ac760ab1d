/** @jest-environment jsdom */
import { memberInfo } from '@tessera/contract';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { provideGateway, provideRelease } from '../../testing';
import { SessionGuard } from '../navigation/session-guard';
import { currentSession, signIn, signOut } from '.';
import { confirmQueryToken, isTokenPending, tokenConfirmed } from './query-token';

const gateway = provideGateway();
provideRelease();

const arriveWith = (token: string) => {
  history.replaceState(null, '', `/m/wallet?token=${token}`);
  confirmQueryToken();
};
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

beforeEach(async () => {
  await signOut();
  gateway.received.length = 0;
  gateway.on(memberInfo, { value: { id: 7, account: 'lucky', type: 1 } });
});

test('a token in the address becomes the session once the gateway has confirmed it [R2.19]', async () => {
  arriveWith('from-address');
  expect(location.search).toBe('');
  expect([isTokenPending(), currentSession()]).toEqual([true, undefined]);
  await tokenConfirmed();
  expect(isTokenPending()).toBe(false);
  expect(currentSession()).toMatchObject({ id: '7', token: 'from-address', userName: 'lucky', type: 1 });
  expect(gateway.calls(memberInfo)[0]?.headers).toMatchObject({ Authorization: 'from-address' });
});

test('a guarded page waits for the word of the gateway, and opens [R2.19]', async () => {
  arriveWith('from-address');
  await act(async () => void guarded());
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

test('a member who is signed in stays who they are, and the token goes from the address all the same', async () => {
  signIn({ id: '1', token: 'own', userName: 'me', customerType: 0 });
  arriveWith('somebody-else');
  await tokenConfirmed();
  expect(currentSession()?.token).toBe('own');
  expect(location.search).toBe('');
  expect(gateway.calls(memberInfo)).toEqual([]);
});
