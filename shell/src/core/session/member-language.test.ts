/** @jest-environment jsdom */
import { type MemberType, memberLanguage } from '@tessera/contract';
import { provideRelease } from '../../testing';

provideRelease({ merchant: { code: 'aurora', languages: ['EN', 'CN'], defaultLanguage: 'EN' } });

/** A page of its own for each case, since the modules remember what they told. */
async function page() {
  jest.resetModules();
  const { gateway } = await import('../request');
  const call = jest.spyOn(gateway, 'call').mockResolvedValue(undefined);
  const { watchMemberLanguage } = await import('./member-language');
  const { dispatch } = await import('../session-state/store');
  const { changeLanguage } = await import('../../platform/i18n');
  watchMemberLanguage();
  const arrive = (type: MemberType, language: string) => {
    const session = {
      id: '1',
      token: 't',
      merchantCode: 'aurora',
      userName: 'a',
      type,
      firstTimeLogin: false,
    };
    dispatch({ type: 'signedIn', session });
    dispatch({ type: 'memberLoaded', token: 't', part: { info: { id: '1', account: 'a', type, language } } });
  };
  const told = () =>
    call.mock.calls.filter(([{ name }]) => name === memberLanguage.name).map(([, request]) => request);
  return { arrive, told, changeLanguage };
}

beforeEach(() => localStorage.clear());

test('a member whose language is another one has it saved, once [R4.34b, R7.10]', async () => {
  const { arrive, told } = await page();
  arrive(0, 'CN');
  arrive(0, 'CN');
  expect(told()).toEqual([{ language: 'EN', merchantCode: 'aurora' }]);
});

test('a member who reads their own language has nothing to save [R4.34b]', async () => {
  const { arrive, told } = await page();
  arrive(0, 'EN');
  expect(told()).toEqual([]);
});

test('a free account keeps no language [R6.2d, R4.34b]', async () => {
  const { arrive, told } = await page();
  arrive(4, 'CN');
  expect(told()).toEqual([]);
});

test('a language that is chosen later is saved too [R4.34b]', async () => {
  const { arrive, told, changeLanguage } = await page();
  arrive(1, 'EN');
  await changeLanguage('CN');
  expect(told()).toEqual([{ language: 'CN', merchantCode: 'aurora' }]);
});
