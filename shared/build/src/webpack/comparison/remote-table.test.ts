import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundledRemotes, remoteTable } from './remote-table';

const dir = mkdtempSync(path.join(tmpdir(), 'tessera-comparison-'));
afterAll(() => rmSync(dir, { recursive: true }));

const addRemote = (folder: string) => {
  mkdirSync(path.join(dir, folder, 'src'), { recursive: true });
  writeFileSync(path.join(dir, folder, 'src/remote.tsx'), '');
};

test('every folder with the entry of a remote is a remote, by the name after the dash', () => {
  for (const folder of ['remote-games', 'remote-auth', 'shell']) addRemote(folder);
  mkdirSync(path.join(dir, 'remote-empty'));
  expect(bundledRemotes(dir).map(({ name }) => name)).toEqual(['auth', 'games']);
});

const games = { name: 'games', src: '/w/remote-games/src' };

test('the best monolith has the entry of a remote in a chunk of its own', () => {
  expect(remoteTable([games], 'best')).toContain(
    '"games": () => import(/* webpackChunkName: "games.remote" */ "/w/remote-games/src/remote.tsx")',
  );
});

test('the plain monolith has the entries in its main file', () => {
  const source = remoteTable([games], 'plain');
  expect(source).toContain('import * as remote0 from "/w/remote-games/src/remote.tsx"');
  expect(source).not.toContain('import(');
});
