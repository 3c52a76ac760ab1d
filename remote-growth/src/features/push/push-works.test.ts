import { pushWorks } from './push-works';

const phone = { os: 'android', isPwa: false, isTelegram: false, isMaya: false, isGcash: false } as const;

test.each([
  ['a browser that has push messages', {}, true, true],
  ['a browser without them', {}, false, false],
  ['Telegram', { isTelegram: true }, true, false],
  ['Maya or its host', { isMaya: true }, true, false],
  ['GCash or its host', { isGcash: true }, true, false],
  ['iOS on the home screen', { os: 'ios', isPwa: true }, true, true],
  ['iOS in a browser', { os: 'ios' }, true, false],
  ['an installed app on Android', { isPwa: true }, true, true],
  ['Telegram on the home screen of iOS', { os: 'ios', isPwa: true, isTelegram: true }, true, false],
] as const)('whether a device may be registered in %s [R5.12a]', (_where, own, hasPush, works) => {
  expect(pushWorks({ ...phone, ...own }, hasPush)).toBe(works);
});
