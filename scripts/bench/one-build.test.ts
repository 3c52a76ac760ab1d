import { parseRelease } from '@tessera/release';
import { asOneBuild, remoteInOneBuild } from './one-build';

const hash = (of: string) => `sha384-${of.repeat(64).slice(0, 64)}`;

const own = {
  name: 'games',
  version: '1.0.0',
  entry: 'remoteEntry.js',
  integrity: { 'remoteEntry.js': hash('o') },
  chunks: { remote: ['remote.js'], home: ['home.js', 'home.css'] },
  catalogs: { EN: ['locale-EN.js'] },
};
const integrity = { 'main.js': hash('m'), 'r.js': hash('r'), 'h.js': hash('h'), 'e.js': hash('e') };

test('a remote of a monolith names its chunks; a page needs the entry’s files too', () => {
  const chunks = {
    'games.remote': ['r.js'],
    'games.home': ['h.js'],
    'games.locale-EN-json': ['e.js'],
    'auth.login': ['l.js'],
  };
  const { description, files } = remoteInOneBuild('games', {
    own,
    groups: { integrity, chunks },
    main: 'main.js',
  });
  expect(description).toMatchObject({
    name: 'games',
    entry: 'r.js',
    chunks: { home: ['r.js', 'h.js'] },
    catalogs: { EN: ['e.js'] },
  });
  expect(files).toEqual(['r.js', 'h.js', 'e.js']);
  expect(description.integrity).toEqual({ 'r.js': hash('r'), 'h.js': hash('h'), 'e.js': hash('e') });
});

test('an entry in the main file is the main script', () => {
  const groups = { integrity, chunks: { 'games.home': ['h.js'] } };
  expect(remoteInOneBuild('games', { own, groups, main: 'main.js' }).description).toMatchObject({
    entry: 'main.js',
    chunks: { home: ['h.js'] },
  });
});

test('all files of a release are in the shell’s folder, each with one hash, the main script with that of the shell', () => {
  const release = parseRelease({
    schema: 1,
    number: 1,
    salt: 's',
    merchant: { code: 'a', name: 'A', template: 'MT8801', scheme: 'dark', languages: ['EN'] },
    shell: {
      version: '1.0.0',
      base: '/m/shell/1.0.0/',
      main: { scripts: ['main.js'], styles: [] },
      early: 'early.js',
      integrity,
      catalogs: {},
    },
    remotes: {
      games: {
        candidates: [
          {
            name: 'games',
            version: '1.0.0',
            shell: '^1.0.0',
            routes: [],
            base: '/m/remotes/games/1.0.0/',
            weight: 1,
            entry: 'main.js',
            integrity: { 'main.js': hash('m'), 'h.js': hash('h') },
            chunks: {},
            catalogs: {},
          },
        ],
      },
    },
  });
  const { shell, remotes } = asOneBuild(release);
  expect(Object.keys(shell.integrity)).toEqual(['main.js', 'r.js', 'e.js']);
  expect(remotes.games?.candidates[0]?.base).toBe('/m/shell/1.0.0/');
});
