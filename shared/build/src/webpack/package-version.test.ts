import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dependencyVersion, packageVersion } from './package-version';

const dir = mkdtempSync(path.join(tmpdir(), 'tessera-version-'));
const write = (at: string, content: object) => {
  mkdirSync(path.join(dir, at), { recursive: true });
  writeFileSync(path.join(dir, at, 'package.json'), JSON.stringify(content));
};
afterAll(() => rmSync(dir, { recursive: true }));

test('reads the version of a package and of its dependency', () => {
  write('.', { name: 'piece', version: '1.4.0' });
  write('node_modules/library', { name: 'library', version: '19.3.1' });
  expect(packageVersion(dir)).toBe('1.4.0');
  expect(dependencyVersion(dir, 'library')).toBe('19.3.1');
});

test('a missing dependency stops the build', () => {
  expect(() => dependencyVersion(dir, 'no-such-library')).toThrow();
});
