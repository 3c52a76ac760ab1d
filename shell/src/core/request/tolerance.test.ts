/** @jest-environment jsdom */
import { gameList, login } from '@tessera/contract';
import * as v from 'valibot';
import { openEnvelope } from './open-envelope';

const card = { gameId: 1, gameCode: 'STAR', vendor: 'KST', displayName: 'Star Reel' };
const lanes = (...cards: readonly unknown[]) =>
  JSON.stringify({ success: true, value: { data: { lanes: [{ title: 'RNG', cards }] } } });
const cardsOf = (text: string) =>
  openEnvelope(gameList, text).data.lanes.flatMap((lane) => lane.cards.map(({ gameCode }) => gameCode));

let warn: jest.SpyInstance;
let mark: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
  mark = jest.fn();
  Object.assign(performance, { mark });
});
afterEach(() => warn.mockRestore());

test('an item that cannot be used is left out alone, and named once in the console and for the health report', () => {
  const text = lanes(card, { ...card, vendor: null }, { ...card, gameCode: 7 }, { ...card, vendor: [] });
  expect(cardsOf(text)).toEqual(['STAR', '7']);
  expect(cardsOf(text)).toEqual(['STAR', '7']);
  expect(warn.mock.calls).toEqual([
    ['[tessera] the answer to gameList has an item that cannot be used, at 0.1.vendor: left out'],
  ]);
  expect(mark.mock.calls).toEqual([['tessera:left-out:gameList:*.*.vendor']]);
});

test('nothing is named for an answer without such an item', () => {
  expect(cardsOf(lanes({ ...card, nodeId: null, image: null, extra: 1 }))).toEqual(['STAR']);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  { success: 1, value: { token: 't' } },
  { success: 'true', value: { token: 9, customerType: 'gold', firstTimeLogin: null }, message: null },
  { success: true, value: { token: 't', id: null, userName: null, spanId: null, passwordExpired: null } },
])('a login needs a token and nothing else: %j', (answer) => {
  expect(openEnvelope(login, JSON.stringify(answer))).toMatchObject({
    token: String(answer.value.token),
    customerType: 0,
    firstTimeLogin: false,
    passwordExpired: false,
  });
});

test.each([null, '', {}, []])('a login whose token is %j is unreadable', (token) => {
  const text = JSON.stringify({ success: true, value: { token } });
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => openEnvelope(login, text)).toThrow(expect.objectContaining({ code: 'malformed' }));
});

test('a refusal may have a number as its code', () => {
  const text = JSON.stringify({ success: 0, errorCode: 4001, message: 'Closed' });
  expect(() => openEnvelope(login, text)).toThrow(
    expect.objectContaining({ code: 'gateway', errorCode: '4001', message: 'Closed' }),
  );
});

test('the schema of an answer is the same outside of a call: nothing is collected there', () => {
  expect(v.parse(gameList.answer, JSON.parse(lanes(null, card)).value).data.lanes[0]?.cards).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
});
