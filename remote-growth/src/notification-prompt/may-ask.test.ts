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
  ['the browser can, the merchant has keys, nobody has closed it', {}, true],
  ['the browser cannot', { hasPush: false }, false],
  ['the merchant has no push key', { hasKeys: false }, false],
  ['it was closed today', { closedOn: '2026-03-05' }, false],
  ['it was closed yesterday', { closedOn: '2026-03-04' }, true],
  ['notifications are allowed already', { permission: 'granted' }, false],
  ['notifications are blocked, so that asking would be in vain', { permission: 'denied' }, false],
  ['inside Telegram', { environment: { ...facts.environment, isTelegram: true } }, false],
  ['iOS outside the home screen', { environment: { ...facts.environment, os: 'ios' } }, false],
])('the visitor is asked, or not, when %s [R4.32a, R9.22]', (_when, own, asks) => {
  expect(mayAsk({ ...facts, ...own })).toBe(asks);
});
