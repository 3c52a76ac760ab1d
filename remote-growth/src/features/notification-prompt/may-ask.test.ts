import { mayAsk, type PromptFacts } from './may-ask';

const facts: PromptFacts = {
  environment: { os: 'android', isPwa: false, isTelegram: false, isMaya: false, isGcash: false },
  hasPush: true,
  permission: 'default',
  hasKeys: true,
  closedOn: undefined,
  today: '2026-03-05',
};

test.each<[string, Partial<PromptFacts>, boolean]>([
  ['the browser supports push, the merchant has keys, the prompt was not closed', {}, true],
  ['the browser does not support push', { hasPush: false }, false],
  ['the merchant has no push key', { hasKeys: false }, false],
  ['it was closed today', { closedOn: '2026-03-05' }, false],
  ['it was closed yesterday', { closedOn: '2026-03-04' }, true],
  ['notifications are allowed already', { permission: 'granted' }, false],
  ['notifications are blocked, so the browser would not ask', { permission: 'denied' }, false],
  ['inside Telegram', { environment: { ...facts.environment, isTelegram: true } }, false],
  ['iOS outside the home screen', { environment: { ...facts.environment, os: 'ios' } }, false],
])('whether the prompt shows when %s [R4.32a, R9.22]', (_when, own, asks) => {
  expect(mayAsk({ ...facts, ...own })).toBe(asks);
});
