/** @jest-environment jsdom */
import { demoRemote, provideRelease } from '../../testing';

const KEY = 'tessera:device-id';
const device = (n: number) => `00000000-0000-0000-0000-${String(n).padStart(12, '0')}`;
const candidates = [
  demoRemote('games', { version: '1.0.0', weight: 70 }),
  demoRemote('games', { version: '1.1.0', weight: 30 }),
];

/** The version that a device gets on a fresh page. */
async function versionFor(id: string): Promise<string | undefined> {
  jest.resetModules();
  localStorage.setItem(KEY, id);
  provideRelease({ remotes: { games: { candidates } } });
  const { chosenRemotes } = await import('.');
  const first = chosenRemotes();
  expect(chosenRemotes()).toBe(first);
  return first[0]?.version;
}

test('a device gets one version of each remote, the same on every visit', async () => {
  const ids = Array.from({ length: 12 }, (_, n) => device(n));
  const once: Array<string | undefined> = [];
  for (const id of ids) once.push(await versionFor(id));
  const twice: Array<string | undefined> = [];
  for (const id of ids) twice.push(await versionFor(id));
  expect(twice).toEqual(once);
  expect(new Set(once)).toEqual(new Set(['1.0.0', '1.1.0']));
});

test('a remote replaces the chosen one of its name, and a new one is added at the end', async () => {
  jest.resetModules();
  provideRelease({
    remotes: Object.fromEntries(
      ['auth', 'games', 'member'].map((name) => [name, { candidates: [demoRemote(name)] }]),
    ),
  });
  const { chosenRemotes, replaceChosen } = await import('.');
  replaceChosen([demoRemote('games', { version: '2.0.0' }), demoRemote('bonus')]);
  expect(chosenRemotes().map(({ name, version }) => `${name} ${version}`)).toEqual([
    'auth 1.0.0',
    'games 2.0.0',
    'member 1.0.0',
    'bonus 1.0.0',
  ]);
});
