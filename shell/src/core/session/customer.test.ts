/** @jest-environment jsdom */
import { customer, logout } from '@tessera/contract';
import { provideGateway, provideRelease } from '../../testing';
import { customerInfo, signIn, signOut } from '.';

const gateway = provideGateway();
provideRelease();
const KEY = 'tessera:customer';
const someone = { id: '7', token: 'token-7', userName: 'lucky', customerType: 0 } as const;

beforeEach(async () => {
  gateway.on(logout, { value: null });
  gateway.on(customer, { value: { id: 7, account: 'lucky' } });
  await signOut();
  gateway.received.length = 0;
});

test('id and account are loaded once, and kept in session storage [R7.12]', async () => {
  signIn(someone);
  await expect(customerInfo()).resolves.toEqual({ id: '7', account: 'lucky' });
  await expect(customerInfo()).resolves.toEqual({ id: '7', account: 'lucky' });
  expect(gateway.calls(customer)).toHaveLength(1);
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({ id: '7', account: 'lucky' });
});

test('the record is removed with the session, and never used for another member', async () => {
  signIn(someone);
  await customerInfo();
  await signOut();
  expect(sessionStorage.getItem(KEY)).toBeNull();
  gateway.on(customer, { value: { id: 8, account: 'other' } });
  signIn({ ...someone, id: '8', token: 'token-8' });
  await expect(customerInfo()).resolves.toEqual({ id: '8', account: 'other' });
});

test('a visitor has no record, and neither has a member if the call fails', async () => {
  await expect(customerInfo()).resolves.toBeUndefined();
  expect(gateway.calls(customer)).toEqual([]);
  gateway.on(customer, { status: 500 });
  signIn(someone);
  await expect(customerInfo()).resolves.toBeUndefined();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});
