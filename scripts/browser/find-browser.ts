import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installedProgram, installFromDebian } from '@tessera/build/debian';
import { inWorkspace } from '../workspace';

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function installed(): string | undefined {
  for (const name of names) {
    const found = installedProgram(name);
    if (found) return found;
  }
  return places.find((place) => existsSync(place));
}

/** Playwright's own browser, if it is installed. */
function playwrights(): string | undefined {
  const { chromium } = createRequire(inWorkspace('e2e/package.json'))('@playwright/test');
  const path: string = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The fonts draw Arabic and Chinese; without them the pictures of those pages show boxes. */
const packages = ['chromium', 'fonts-noto-core', 'fonts-noto-cjk'];

const fromDebian = (): string | undefined => (installFromDebian(packages) ? installed() : undefined);

/**
 * A Chrome or Chromium to test with: an installed one, else Playwright's own, else Debian's package, installed now.
 * @throws Error when there is none and none can be installed
 */
export function findBrowser(): string {
  const found = process.env.CHROME_PATH ?? installed() ?? playwrights() ?? fromDebian();
  if (found) return found;
  throw new Error('No Chrome or Chromium found. Install one, or set CHROME_PATH to it.');
}
