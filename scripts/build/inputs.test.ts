import { readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace';
import { lockFor } from './inputs';

const lock = readFileSync(inWorkspace('pnpm-lock.yaml'), 'utf8');

/** The lock file after `create-remote bonus`: with the packages of another remote under its name. */
const withBonus = lock.replace(
  /^ {2}remote-auth:\n(?: {4}.*\n|\n)*/m,
  (entry) => `${entry}${entry.replace('remote-auth', 'remote-bonus')}`,
);

test('a new remote in the lock file concerns its own build only', () => {
  expect(withBonus).not.toBe(lock);
  for (const piece of ['shell', 'remote-auth', 'console'])
    expect(lockFor(withBonus, piece)).toBe(lockFor(lock, piece));
  expect(lockFor(withBonus, 'remote-bonus')).toContain('  remote-bonus:\n    dependencies:');
});

test('a changed package of a remote concerns its own build, and a changed version every build', () => {
  const changed = lock.replace(/^ {2}remote-games:\n/m, '$&    changed: yes\n');
  expect(lockFor(changed, 'remote-games')).not.toBe(lockFor(lock, 'remote-games'));
  expect(lockFor(changed, 'shell')).toBe(lockFor(lock, 'shell'));
  const other = `${lock}\n  other@1.0.0: {}\n`;
  expect(lockFor(other, 'shell')).not.toBe(lockFor(lock, 'shell'));
});
