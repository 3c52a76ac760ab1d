/** @jest-environment jsdom */
import { forgetIdentity } from './forget-identity';

const deleteDatabase = jest.fn();
afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

test('sign-ins that earlier versions stored are removed, and nothing else', () => {
  Object.assign(globalThis, { indexedDB: { deleteDatabase } });
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{"stsTokenManager":{"refreshToken":"r"}}');
  localStorage.setItem('tid', '"7"');
  forgetIdentity();
  expect(Object.keys(localStorage)).toEqual(['tid']);
  expect(deleteDatabase.mock.calls).toEqual([['firebaseLocalStorageDb']]);
});

test('a browser without databases is no failure', () => {
  expect(forgetIdentity).not.toThrow();
});
