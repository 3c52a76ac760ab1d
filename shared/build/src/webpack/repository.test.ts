import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryOf } from './repository';

const root = mkdtempSync(path.join(tmpdir(), 'tessera-repository-'));
const bonus = path.join(root, 'remote-bonus');
mkdirSync(bonus);
writeFileSync(path.join(bonus, 'package.json'), JSON.stringify({ name: '@tessera/remote-bonus' }));
afterAll(() => rmSync(root, { recursive: true }));

test('a package of a workspace is named by its path from the lock file', () => {
  writeFileSync(path.join(root, 'pnpm-lock.yaml'), 'one');
  const before = repositoryOf(bonus);
  expect(before).toMatchObject({ root, salt: '' });
  writeFileSync(path.join(root, 'pnpm-lock.yaml'), 'two');
  expect(repositoryOf(bonus).installation).not.toBe(before.installation);
});

test('a package in a repository of its own adds its name, because each has a folder src', () => {
  writeFileSync(path.join(bonus, 'package-lock.json'), '{}');
  expect(repositoryOf(bonus)).toMatchObject({ root: bonus, salt: '@tessera/remote-bonus' });
});
