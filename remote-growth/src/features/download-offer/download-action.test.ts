/** @jest-environment jsdom */
import type { InstallPrompt } from '../install';
import { type DownloadFacts, downloadAction } from './download-action';

const prompt: InstallPrompt = Object.assign(new Event('beforeinstallprompt'), {
  prompt: async () => undefined,
});
const custom = { kind: 'page', path: '/m/activity' } as const;
const links = {
  ios: 'https://app.test/ios',
  profile: 'https://app.test/profile',
  android: 'https://app.test/android',
};
const everything: DownloadFacts = { referral: true, custom, prompt, homeScreen: true, os: 'ios', links };
const onlyLinks: DownloadFacts = {
  referral: false,
  custom: undefined,
  prompt: undefined,
  homeScreen: false,
  os: 'ios',
  links,
};

test('the referral page comes first [R4.25]', () => {
  expect(downloadAction(everything)).toEqual({ kind: 'referral' });
});

test('the own link of the merchant comes second [R4.25]', () => {
  expect(downloadAction({ ...everything, referral: false })).toEqual({ kind: 'custom', target: custom });
});

test('the installation comes third [R4.25]', () => {
  const action = downloadAction({ ...everything, referral: false, custom: undefined });
  expect(action).toEqual({ kind: 'install', prompt });
});

test('if the merchant lists the home screen, tips replace a missing prompt [R4.25]', () => {
  expect(downloadAction({ ...onlyLinks, homeScreen: true })).toEqual({ kind: 'install', prompt: undefined });
});

test('iOS gets the iOS link, or else the profile [R4.25]', () => {
  expect(downloadAction(onlyLinks)).toEqual({ kind: 'link', url: links.ios });
  expect(downloadAction({ ...onlyLinks, links: { ...links, ios: undefined } })).toEqual({
    kind: 'link',
    url: links.profile,
  });
});

test('Android gets the apk link [R4.25]', () => {
  expect(downloadAction({ ...onlyLinks, os: 'android' })).toEqual({ kind: 'link', url: links.android });
});

test('without a direct link the popup comes last [R4.25]', () => {
  const none = { ios: undefined, profile: undefined, android: undefined };
  expect(downloadAction({ ...onlyLinks, links: none })).toEqual({ kind: 'popup' });
  expect(downloadAction({ ...onlyLinks, os: 'android', links: { ...links, android: undefined } })).toEqual({
    kind: 'popup',
  });
  expect(downloadAction({ ...onlyLinks, os: 'windows' })).toEqual({ kind: 'popup' });
});
