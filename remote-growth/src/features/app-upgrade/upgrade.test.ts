/** @jest-environment jsdom */
import { downLinks } from '@tessera/contract';
import * as v from 'valibot';
import { isOlder, parseVersion, type UpgradeFacts, upgradeFor } from './upgrade';

const app = (appVersion: string) => ({ os: 'android' as const, isNativeApp: true, appVersion });
const facts = (own: Partial<UpgradeFacts> = {}): UpgradeFacts => ({
  environment: app('2.4.39'),
  site: {
    appVersion: { Android: '2.5.0', IOS: '2.5.1' },
    downLinkObj: v.parse(downLinks, {
      Android: { url: 'https://app.test/a.apk' },
      IOS: { url: 'https://app.test/ios' },
    }),
  },
  ...own,
});

test.each<[string, Partial<UpgradeFacts>, object | undefined]>([
  ['a newer version with a link', {}, { version: '2.5.0', url: 'https://app.test/a.apk' }],
  [
    'another system: its own version and link',
    { environment: { ...app('2.4.39'), os: 'ios' } },
    { version: '2.5.1', url: 'https://app.test/ios' },
  ],
  ['a browser', { environment: { ...app(''), isNativeApp: false } }, undefined],
  ['the newest version', { environment: app('2.5.0') }, undefined],
  ['a version newer than the newest', { environment: app('3.0') }, undefined],
  ['an app that does not say its version', { environment: app('') }, undefined],
  ['no newest version known', { site: { ...facts().site, appVersion: {} } }, undefined],
  ['a malformed newest version', { site: { ...facts().site, appVersion: { Android: 'new' } } }, undefined],
  [
    'no link for the platform',
    { site: { ...facts().site, downLinkObj: v.parse(downLinks, { IOS: { url: 'https://app.test/ios' } }) } },
    undefined,
  ],
  ['a system without an app', { environment: { ...app('2.4.39'), os: 'windows' } }, undefined],
])('whether an upgrade is offered with %s [R2.52a]', (_what, own, offered) => {
  const upgrade = upgradeFor(facts(own));
  if (offered) expect(upgrade).toMatchObject(offered);
  else expect(upgrade).toBeUndefined();
});

test.each([
  ['2.4.38', '_blank'],
  ['2.4.39', '_self'],
  ['2.4.40', '_self'],
  ['2.3.99', '_blank'],
])('app %s opens the link in %s: since 2.4.39 it opens links itself [R9.38]', (version, target) => {
  expect(upgradeFor(facts({ environment: app(version) }))?.target).toBe(target);
});

test.each([
  [[2, 4, 39], [2, 5], true],
  [[2, 5], [2, 5, 0], false],
  [[2, 10], [2, 9], false],
  [[2], [2, 0, 1], true],
])('%j is older than %j: %s', (version, other, older) => {
  expect(isOlder(version, other)).toBe(older);
});

test('a version is parsed to numbers, and any other text is discarded', () => {
  expect(parseVersion('2.4.39')).toEqual([2, 4, 39]);
  expect(parseVersion('2.x')).toBeUndefined();
});
