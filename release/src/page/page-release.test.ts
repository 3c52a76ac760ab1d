import { assetsHash, assetsOf, type ReleaseFile } from '@tessera/remote/release';
import { parseRelease } from '../releases/release-file';
import { aurora, sha384, shellFiles } from '../testing/dists';
import { pageRelease } from './page-release';
import { assetList } from './release-files';
import { renderHtml } from './render-html';

const codes = ['EN', 'CN', 'TW', 'PT', 'PT-BR', 'TH'];
const catalogs = Object.fromEntries(codes.map((code) => [code, [`locale-${code}.js`]]));
const integrity = (...files: string[]) =>
  Object.fromEntries([...files, ...Object.values(catalogs).flat()].map((file) => [file, sha384(file)]));

const candidate = (version: string, weight: number) => ({
  name: 'games',
  version,
  shell: '^1.0.0',
  base: `/m/remotes/games/${version}/`,
  weight,
  entry: 'entry.js',
  routes: [{ path: '/m/home', chunk: 'home' }],
  integrity: integrity('entry.js', 'home.js'),
  chunks: { home: ['home.js'] },
  catalogs,
});

const release = (languages: readonly string[]): ReleaseFile =>
  parseRelease({
    schema: 1,
    number: 7,
    merchant: { ...aurora, languages },
    salt: 'salt',
    shell: {
      version: '1.2.0',
      base: '/m/shell/1.2.0/',
      main: { scripts: ['main.js'], styles: ['main.css'] },
      early: 'early.js',
      integrity: integrity('main.js', 'main.css'),
      catalogs,
    },
    remotes: { games: { candidates: [candidate('2.1.0', 0), candidate('2.0.0', 1)] } },
  });

const inlined = (whole: ReleaseFile): ReleaseFile => {
  const { html } = renderHtml(whole, { early: shellFiles['early.js'], css: '' });
  return parseRelease(JSON.parse(/id="tessera-release">(.*?)<\/script>/s.exec(html)?.[1] ?? ''));
};

test('a page names no early view in a language that its merchant does not offer', () => {
  const whole = release(['EN', 'TH']);
  const views = [{ paths: ['/m/home'], files: { EN: 'view-EN.json', PT: 'view-PT.json' } }];
  const [first] = whole.remotes.games?.candidates ?? [];
  if (!first) throw new Error('the release has no games');
  const seen = {
    ...first,
    views,
    integrity: { ...first.integrity, ...integrity('view-EN.json', 'view-PT.json') },
  };
  const [inPage] =
    inlined({ ...whole, remotes: { games: { candidates: [seen] } } }).remotes.games?.candidates ?? [];
  expect(inPage?.views).toEqual([{ paths: ['/m/home'], files: { EN: 'view-EN.json' } }]);
  expect(inPage?.integrity['view-EN.json']).toBe(sha384('view-EN.json'));
  expect(inPage?.integrity).not.toHaveProperty('view-PT.json');
});

test('a page names no catalog of a language that its merchant does not offer', () => {
  const { shell, remotes } = inlined(release(['EN', 'TH']));
  for (const build of [shell, ...(remotes.games?.candidates ?? [])]) {
    expect(Object.keys(build.catalogs)).toEqual(['EN', 'TH']);
    expect(Object.keys(build.integrity).filter((file) => file.startsWith('locale-'))).toEqual([
      'locale-EN.js',
      'locale-TH.js',
    ]);
  }
});

test('it names all other files, and all versions', () => {
  const { shell, remotes } = inlined(release(['EN']));
  expect(shell.integrity).toMatchObject({ 'main.js': sha384('main.js'), 'main.css': sha384('main.css') });
  expect(remotes.games?.candidates.map(({ version }) => version)).toEqual(['2.1.0', '2.0.0']);
  expect(remotes.games?.candidates[0]?.integrity).toMatchObject({ 'home.js': sha384('home.js') });
});

test('it leaves out the scripts that the server reads itself', () => {
  const whole = release(['EN']);
  const served = integrity('early.js', 'sw.js', 'sw-off.js');
  const listed = { ...whole, shell: { ...whole.shell, integrity: { ...whole.shell.integrity, ...served } } };
  expect(inlined(listed).shell.integrity).toEqual(inlined(whole).shell.integrity);
});

test.each([
  [['TW'], ['EN', 'CN', 'TW']],
  [['PT-BR'], ['EN', 'PT', 'PT-BR']],
  [['TH'], ['EN', 'TH']],
])('a merchant that offers %j gets the catalogs of %j', (offered, kept) => {
  expect(Object.keys(pageRelease(release(offered)).shell.catalogs)).toEqual(kept);
});

test('a file of two languages stays if one of them is offered', () => {
  const whole = release(['EN']);
  const shared = {
    ...whole,
    shell: { ...whole.shell, catalogs: { EN: ['locale-EN.js'], TH: ['locale-EN.js'] } },
  };
  expect(pageRelease(shared).shell.integrity).toHaveProperty(['locale-EN.js']);
});

test('the asset list names exactly the files of the page [R7.22]', () => {
  const whole = release(['EN', 'TH']);
  const page = assetsOf(inlined(whole));
  expect(JSON.parse(assetList(whole))).toEqual(page);
  expect(assetsHash(page, 'device')).not.toBe(assetsHash(assetsOf(whole), 'device'));
});
