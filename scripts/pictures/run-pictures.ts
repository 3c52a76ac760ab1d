import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { findBrowsers, findFonts } from '../browser/find-browser';
import { buildPieces, galleryApp } from '../build/build-pieces';
import { inWorkspace, pieces } from '../workspace';
import { difference, drawnWith, drawsWith, references, writeDrawnWith } from './drawn-with';

/** The exit code when pictures differ, and the browser or the fonts differ too. */
const NOT_COMPARABLE = 2;

const UPDATE = '--update';

/**
 * Compares all pictures with the references, and exits with 0 if none has changed. `--update` replaces the references
 * that have changed. Other arguments are Playwright's.
 */
export async function runPictures(args: readonly string[]): Promise<never> {
  const update = args.includes(UPDATE);
  const forPlaywright = args.filter((arg) => arg !== UPDATE);
  const browsers = findBrowsers();
  findFonts();
  const now = drawsWith(browsers.CHROME_SHELL_PATH);
  const before = drawnWith() ?? now;
  const other = update ? undefined : difference(before, now);
  console.log(other ?? `Drawn with ${now.browser}.`);
  await buildPieces(console.log, [...pieces, galleryApp]);
  // A picture that no test takes any longer goes with them. The others come again with the same bytes.
  if (update && forPlaywright.length === 0) rmSync(references, { recursive: true, force: true });
  const { status } = spawnSync(
    inWorkspace('e2e/node_modules/.bin/playwright'),
    [
      ...['test', '--config', 'pictures/playwright.config.ts'],
      ...forPlaywright,
      ...(update ? ['--update-snapshots=changed'] : []),
    ],
    { stdio: 'inherit', cwd: inWorkspace('e2e'), env: { ...process.env, ...browsers } },
  );
  if (update && status === 0) writeDrawnWith(now);
  if (other)
    console.log(
      status === 0
        ? `${other} No picture differs nevertheless.`
        : `${other} The pictures above can differ for this reason alone. Draw the references of the last commit with this machine first: CONTRIBUTING.md.`,
    );
  process.exit(status !== 0 && other ? NOT_COMPARABLE : (status ?? 1));
}
