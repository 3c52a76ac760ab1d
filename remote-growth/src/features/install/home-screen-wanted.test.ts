import type { WebManifest } from '@tessera/contract';
import { wantsHomeScreen } from './home-screen-wanted';

const manifest = (more: Partial<WebManifest>): WebManifest => ({
  name: 'Aurora',
  icons: [],
  related_applications: [],
  ...more,
});
const onPlay = [{ platform: 'play', url: undefined, id: 'com.aurora' }];

test.each([
  ['without a manifest', undefined, 'android', true],
  ['standalone', manifest({ display: 'standalone' }), 'android', true],
  ['minimal-ui', manifest({ display: 'minimal-ui' }), 'ios', true],
  ['display: browser', manifest({ display: 'browser' }), 'android', false],
  ['an app of the store that is not preferred', manifest({ related_applications: onPlay }), 'android', true],
  [
    'a preferred app of this system',
    manifest({ related_applications: onPlay, prefer_related_applications: true }),
    'android',
    false,
  ],
  [
    'a preferred app of another system',
    manifest({ related_applications: onPlay, prefer_related_applications: true }),
    'ios',
    true,
  ],
  ['a preference without an app', manifest({ prefer_related_applications: true }), 'android', true],
] as const)('%s decides whether the home screen is offered [R3.40]', (_, described, os, wanted) => {
  expect(wantsHomeScreen(described, os)).toBe(wanted);
});
