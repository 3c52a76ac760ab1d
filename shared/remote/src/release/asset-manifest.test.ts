import * as v from 'valibot';
import { assetManifest, assetsHash, assetsOf } from './asset-manifest';
import { releaseFile } from './release-file';
import { share } from './select';

const integrity = (...files: string[]) =>
  Object.fromEntries(files.map((file) => [file, `sha384-${'A'.repeat(64)}`]));

const candidate = (version: string, weight: number) => ({
  name: 'games',
  version,
  shell: '^1.0.0',
  routes: [{ path: '/m/home', chunk: 'home' }],
  entry: 'entry.js',
  integrity: integrity('entry.js'),
  chunks: {},
  catalogs: {},
  base: `/m/remotes/games/${version}/`,
  weight,
});

const release = (candidates: ReturnType<typeof candidate>[], name = 'Aurora') =>
  v.parse(releaseFile, {
    schema: 1,
    number: 1,
    merchant: {
      code: 'aurora',
      name,
      template: 'MT8801',
      scheme: 'dark',
      languages: ['EN'],
      defaultLanguage: 'EN',
    },
    salt: 'salt',
    shell: {
      version: '1.0.0',
      base: '/m/shell/1.0.0/',
      main: { scripts: ['main.js'], styles: [] },
      early: 'early.js',
      integrity: integrity('main.js'),
      catalogs: {},
    },
    remotes: { games: { candidates } },
  });

const hashFor = (device: string, candidates: ReturnType<typeof candidate>[], name?: string) =>
  assetsHash(assetsOf(release(candidates, name)), device);

test('the manifest lists every script and style of a release by its address [R7.22]', () => {
  const manifest = assetsOf(release([candidate('1.0.0', 1)]));
  expect(v.parse(assetManifest, manifest)).toEqual(manifest);
  expect(manifest.shell).toEqual(['/m/shell/1.0.0/main.js']);
  expect(manifest.remotes.games).toEqual([{ weight: 1, files: ['/m/remotes/games/1.0.0/entry.js'] }]);
});

test('the hash changes with the code and with nothing else', () => {
  const before = hashFor('device', [candidate('1.0.0', 1)]);
  expect(hashFor('device', [candidate('1.0.0', 5)], 'Another name')).toBe(before);
  expect(hashFor('device', [candidate('1.0.1', 1)])).not.toBe(before);
});

test('a roll-out changes the hash of those devices only that get the new version', () => {
  const before = [candidate('1.0.0', 1)];
  const after = [candidate('1.1.0', 30), candidate('1.0.0', 70)];
  const devices = Array.from({ length: 60 }, (_, i) => `device-${i}`);
  const told = devices.filter((device) => hashFor(device, before) !== hashFor(device, after));
  expect(told).toEqual(devices.filter((device) => share('aurora', 'games', device, 'salt') < 0.3));
  expect(told.length).toBeGreaterThan(5);
});
