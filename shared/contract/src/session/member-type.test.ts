import * as v from 'valibot';
import { isAgent, isFree, isVirtual, mayChat, memberType } from './member-type';

test.each([
  [0, 'plain member', { agent: false, free: false, virtual: false, chat: true }],
  [1, 'agent', { agent: true, free: false, virtual: false, chat: true }],
  [2, 'agent', { agent: true, free: false, virtual: false, chat: true }],
  [4, 'free account', { agent: false, free: true, virtual: false, chat: false }],
  [40, 'virtual account', { agent: false, free: false, virtual: true, chat: false }],
  [41, 'virtual account', { agent: false, free: false, virtual: true, chat: false }],
  [42, 'virtual account', { agent: false, free: false, virtual: true, chat: false }],
] as const)('%d is a %s [R3.2, R6.1a, R9.4]', (type, _, is) => {
  expect({ agent: isAgent(type), free: isFree(type), virtual: isVirtual(type), chat: mayChat(type) }).toEqual(
    is,
  );
  expect(v.parse(memberType, String(type))).toBe(type);
});

test.each([3, 5, 39, 43])('the type %d, which is not known, is kept and counts as a plain member', (type) => {
  expect(v.parse(memberType, type)).toBe(type);
  expect([isAgent(type), isFree(type), isVirtual(type), mayChat(type)]).toEqual([false, false, false, true]);
});

test.each(['', 'agent', null, undefined, {}])('a type that is %j is a plain member', (raw) => {
  expect(v.parse(memberType, raw)).toBe(0);
});
