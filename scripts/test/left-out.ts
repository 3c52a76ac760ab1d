import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inWorkspace } from '../workspace';

/**
 * What the gate leaves out is marked where it stands. A file of tests begins with the comment `// @full: why` if all of
 * it takes long or needs programs of its own. A single test has the tag `@full`, or `@flaky` with a comment of what was
 * seen; in jest the tag is the end of its title.
 */
export const LEFT_OUT = /@(full|flaky)\b/;

/** Folders without tests of ours. Those whose name begins with a dot are skipped too. */
const skipped = ['node_modules', 'dist', 'test-results'];

/** The files of tests in a folder of the workspace. */
const testFiles = (folder: string): readonly string[] =>
  readdirSync(inWorkspace(folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return /\.(spec|test)\.tsx?$/.test(entry.name) ? [place] : [];
    return skipped.includes(entry.name) || entry.name.startsWith('.') ? [] : testFiles(place);
  });

const textOf = (file: string): string => readFileSync(inWorkspace(file), 'utf8');

/** The files of tests that the gate leaves out as a whole, relative to the workspace. */
export const leftOutFiles = (folder = ''): readonly string[] =>
  testFiles(folder).filter((file) => textOf(file).startsWith('// @full: '));

/** How many places of the tests have the tag `@flaky`. */
export const countFlakyTags = (): number =>
  testFiles('').reduce((sum, file) => sum + [...textOf(file).matchAll(/@flaky['`]/g)].length, 0);
