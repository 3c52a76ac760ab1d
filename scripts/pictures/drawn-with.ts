import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { object, parse, record, string } from 'valibot';
import { fontPackages } from '../browser/find-browser';
import { inWorkspace } from '../workspace';

const schema = object({ browser: string(), fonts: record(string(), string()) });

/** The programs on which the pixels of a picture depend: the version of the browser, and those of the fonts' packages. */
export interface DrawnWith {
  readonly browser: string;
  readonly fonts: Readonly<Record<string, string>>;
}

/** The folder of the reference pictures. */
export const references = inWorkspace('e2e/pictures/references');

const file = inWorkspace('e2e/pictures/references/drawn-with.json');

/** What the reference pictures were drawn with, or undefined if there are none. */
export const drawnWith = (): DrawnWith | undefined =>
  existsSync(file) ? parse(schema, JSON.parse(readFileSync(file, 'utf8'))) : undefined;

export const writeDrawnWith = (programs: DrawnWith): void =>
  writeFileSync(file, `${JSON.stringify(programs, null, 2)}\n`);

const printed = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** What this machine draws with. @param browser the path of the browser */
export const drawsWith = (browser: string): DrawnWith => ({
  browser: `Chromium ${/\d+(\.\d+){3}/.exec(printed(browser, '--version'))?.[0] ?? 'of an unknown version'}`,
  fonts: Object.fromEntries(
    fontPackages.map((name) => [name, printed('dpkg-query', '--show', name).trim().split('\t')[1] ?? '']),
  ),
});

const wordsOf = ({ browser, fonts }: DrawnWith): string =>
  [browser, ...Object.entries(fonts).map(([name, version]) => `${name} ${version}`)].join(', ');

/** @returns why pictures of the two can differ although the code is the same; undefined if they cannot */
export const difference = (before: DrawnWith, now: DrawnWith): string | undefined =>
  wordsOf(before) === wordsOf(now)
    ? undefined
    : `The references were drawn with ${wordsOf(before)}. This machine has ${wordsOf(now)}.`;
