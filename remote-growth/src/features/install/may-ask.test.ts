import { type InstallFacts, mayAskToInstall } from './may-ask';

const browser = {
  isNativeApp: false,
  isPwa: false,
  isWebclip: false,
  isTelegram: false,
  isMaya: false,
  isGcash: false,
};
const plain: InstallFacts = {
  pathname: '/m/home',
  environment: browser,
  setting: { enabled: true, requireLogin: false },
  signedIn: false,
  isInstalled: false,
  isDeclined: false,
  isUnwanted: false,
};
const inside = (place: Partial<typeof browser>) => ({ environment: { ...browser, ...place } });
const membersOnly = { enabled: true, requireLogin: true };

const table: [what: string, facts: Partial<InstallFacts>, asks: boolean][] = [
  ['a visitor at home', {}, true],
  ['the start page [R2.21]', { pathname: '/' }, true],
  ['the target of an affiliate’s redirect [R2.4, R2.21]', { pathname: '/m/index.html' }, true],
  ['another name of the home page [R2.21]', { pathname: '/m/index' }, false],
  ['any other page [R2.21]', { pathname: '/m/game' }, false],
  ['the login [R2.21]', { pathname: '/m/login' }, false],
  ['inside the native app [R5.13a, R5.13b]', inside({ isNativeApp: true }), false],
  ['an installed app [R5.13a]', inside({ isPwa: true }), false],
  ['a Maya host [R5.13a]', inside({ isMaya: true }), false],
  ['a GCash host [R5.13a]', inside({ isGcash: true }), false],
  ['in_app is 0 [R5.13a]', { isUnwanted: true }, false],
  ['opened from the home screen', inside({ isWebclip: true }), false],
  ['a Telegram mini app, which has no home screen', inside({ isTelegram: true }), false],
  ['installed before', { isInstalled: true }, false],
  ['declined before', { isDeclined: true }, false],
  ['a merchant that asks members only, and a visitor [R6.3c]', { setting: membersOnly }, false],
  ['a merchant that asks members only, and a member [R6.3c]', { setting: membersOnly, signedIn: true }, true],
  ['a merchant that does not ask', { setting: { enabled: false, requireLogin: false } }, false],
  ['a merchant without settings', { setting: undefined }, false],
];

test.each(table)('%s', (_, facts, asks) => {
  expect(mayAskToInstall({ ...plain, ...facts })).toBe(asks);
});
