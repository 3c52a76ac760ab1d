import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOf } from './committed';
import { missingChange, plannedLevels } from './required-change';

const before = 'declare function toast(message: string): void;';
const after = 'declare function toast(message: string, duration?: number): void;';
const released = { version: '1.0.0', sha256: hashOf(before), names: ['shell/notices toast'] };
const now = { version: '1.0.0', names: released.names, text: before };

describe('the version that a change of a public API needs', () => {
  test('nothing while the API is that of the last version', () => {
    expect(missingChange('shell', released, now, 'none')).toBeUndefined();
  });

  test('a minor version when a declaration changes', () => {
    const changed = { ...now, text: after };
    expect(missingChange('shell', released, changed, 'none')).toMatch(/a changeset with a minor version/);
    expect(missingChange('shell', released, changed, 'patch')).toMatch(/a changeset with a minor version/);
    expect(missingChange('shell', released, changed, 'minor')).toBeUndefined();
  });

  test('a minor version when a name is added', () => {
    const added = { ...now, names: [...now.names, 'shell/notices alert'], text: after };
    expect(missingChange('shell', released, added, 'none')).toMatch(/a minor version/);
    expect(missingChange('shell', released, added, 'minor')).toBeUndefined();
  });

  test('a major version when a name is removed', () => {
    const removed = { ...now, names: [], text: '' };
    expect(missingChange('shell', released, removed, 'minor')).toMatch(
      /no longer exports shell\/notices toast\. This needs a changeset with a major version/,
    );
    expect(missingChange('shell', released, removed, 'major')).toBeUndefined();
  });

  test('new versions are noted together with their API', () => {
    expect(missingChange('shell', released, { ...now, version: '1.1.0' }, 'none')).toMatch(
      /pnpm new-versions/,
    );
    expect(missingChange('shell', undefined, now, 'none')).toMatch(/no version of it/);
  });

  test('of several changesets for a package, the highest level counts', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'changesets-'));
    writeFileSync(`${folder}/README.md`, 'About changesets.');
    writeFileSync(`${folder}/brave-cats.md`, '---\n"shell": major\n"ui": patch\n---\n\nNo more toast.\n');
    writeFileSync(`${folder}/calm-dogs.md`, '---\n"shell": minor\n---\n\nA new alert.\n');
    expect(plannedLevels(folder)).toEqual(
      new Map([
        ['shell', 'major'],
        ['ui', 'patch'],
      ]),
    );
  });
});
