import * as v from 'valibot';
import { origin, releaseFile } from './release-file';

const hash = `sha384-${'A'.repeat(64)}`;
const remote = {
  name: 'games',
  version: '1.2.3',
  shell: '^1.0.0',
  routes: [{ path: '/m/game', early: ['/wps/relay/GCSGAME_gameList?limit=6'] }],
  entry: 'remoteEntry.js',
  integrity: { 'remoteEntry.js': hash },
  chunks: { page: ['page.1a2b.js', 'page.1a2b.css'] },
  catalogs: { EN: ['locale-EN.1a2b.js'] },
  base: '/m/remotes/games/1.2.3/',
  weight: 100,
};
const release = {
  schema: 1,
  number: 7,
  merchant: {
    code: 'aurora',
    name: 'Aurora',
    template: 'MT8801',
    scheme: 'dark',
    languages: ['EN'],
    defaultLanguage: 'EN',
  },
  salt: 's',
  shell: {
    version: '1.0.0',
    main: { scripts: ['main.js'], styles: [] },
    early: 'early.js',
    integrity: { 'main.js': hash },
    catalogs: {},
    base: '/m/shell/1.0.0/',
  },
  remotes: { games: { candidates: [remote] } },
};
const withRemote = (part: object) => ({
  ...release,
  remotes: { games: { candidates: [{ ...remote, ...part }] } },
});
const withMerchant = (part: object) => ({ ...release, merchant: { ...release.merchant, ...part } });
const withShell = (part: object) => ({ ...release, shell: { ...release.shell, ...part } });

test('a release is read, with its defaults', () => {
  const parsed = v.parse(releaseFile, release);
  expect(parsed.overrides).toBe(false);
  expect(parsed.remotes.games?.candidates[0]).toMatchObject({ slots: [], start: [], version: '1.2.3' });
});

test.each<[string, object]>([
  ['another schema', { ...release, schema: 2 }],
  ['no number', { ...release, number: 0 }],
  ['no shell', { ...release, shell: undefined }],
  ['a remote without candidates', { ...release, remotes: { games: { candidates: [] } } }],
  ['a negative weight', withRemote({ weight: -1 })],
  ['a weight without a share', withRemote({ weight: 1e308 })],
  ['code on another host', withRemote({ base: 'https://evil.example/m/x/' })],
  ['code on another host, without a scheme', withRemote({ base: '//evil.example/m/' })],
  ['code outside of /m/', withRemote({ base: '/other/' })],
  ['a folder up', withRemote({ base: '/m/remotes/../../' })],
  ['a base that is no folder', withRemote({ base: '/m/remotes/games' })],
  ['an entry that goes up', withRemote({ entry: '../remoteEntry.js' })],
  ['an entry elsewhere', withRemote({ entry: 'https://evil.example/x.js' })],
  ['an entry with a query', withRemote({ entry: 'remoteEntry.js?x=1' })],
  ['a chunk that goes up', withRemote({ chunks: { page: ['../x.js'] } })],
  ['a hash of another kind', withRemote({ integrity: { 'remoteEntry.js': 'sha256-abc' } })],
  ['an empty hash', withRemote({ integrity: { 'remoteEntry.js': '' } })],
  ['a malformed version', withRemote({ version: 'latest' })],
  ['a range that is no caret', withRemote({ shell: '*' })],
  ['a route outside of /m', withRemote({ routes: [{ path: '/mobile' }] })],
  [
    'an early call elsewhere',
    withRemote({ routes: [{ path: '/m/game', early: ['https://evil.example/wps/'] }] }),
  ],
  ['a slot that the shell has not', withRemote({ slots: [{ name: 'sidebar' }] })],
  ['an unknown start condition', withRemote({ start: ['always'] })],
  ['a name with a slash', withRemote({ name: 'a/b' })],
  ['a shell elsewhere', withShell({ base: 'https://evil.example/' })],
  ['a merchant code with a slash', withMerchant({ code: '../x' })],
  ['no language', withMerchant({ languages: [] })],
  ['an unknown colour scheme', withMerchant({ scheme: 'blue' })],
  ['a brand that is no variable', withMerchant({ brand: { color: 'red' } })],
  ['an icon that is a script', withMerchant({ icon: 'javascript:alert(1)' })],
  ['an icon of another host, without a scheme', withMerchant({ icon: '//evil.example/x.png' })],
  ['an origin with a path', withMerchant({ allow: { scripts: ['https://cdn.example/x.js'] } })],
])('a release with %s is refused', (_, bad) => {
  expect(v.is(releaseFile, bad)).toBe(false);
});

test.each([
  'https://cdn.example',
  'https://*.cdn.example',
  'wss://chat.example:8443',
  'http://localhost:*',
  'http://127.0.0.1:9000',
])('%s is an origin that a merchant may allow', (text) => {
  expect(v.is(origin, text)).toBe(true);
});

test.each([
  '*',
  'https:',
  'https://*',
  'http://cdn.example',
  'https://*.0.0',
  "'unsafe-inline'",
  'https://a.example b',
  'data:',
  'https://a.example;script-src *',
])('%s is none', (text) => {
  expect(v.is(origin, text)).toBe(false);
});
