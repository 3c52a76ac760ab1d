import { spawnSync } from 'node:child_process';
import { inWorkspace } from '../workspace';

/**
 * What the gate leaves out is marked where it stands. A file of tests begins with the comment `// @full: why` if all of
 * it takes long or needs programs of its own. A single test has the tag `@full`, or `@flaky` with a comment of what was
 * seen; in jest the tag is the end of its title.
 */
export const LEFT_OUT = /@(full|flaky)\b/;

/** @throws Error outside of a git repository */
function matching(pattern: string, show: string): readonly string[] {
  const tests = ['*.spec.ts', '*.test.ts', '*.test.tsx'];
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['grep', '--untracked', show, '-E', '-e', pattern, '--', ...tests],
    { cwd: inWorkspace(), encoding: 'utf8' },
  );
  if (status !== 0 && status !== 1) throw new Error(`git grep failed: ${stderr}`);
  return stdout.split('\n').filter(Boolean);
}

/** The files of tests that the gate leaves out as a whole, relative to the workspace. */
export const leftOutFiles = (): readonly string[] => matching('^// @full: ', '--files-with-matches');

/** How many places of the tests have the tag `@flaky`. */
export const countFlakyTags = (): number => matching("@flaky['`]", '-h').length;
