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

/** They draw Arabic and Chinese; without them the pictures of those pages show boxes. */
export const fontPackages = ['fonts-noto-core', 'fonts-noto-cjk'] as const;

/** A font of each package. */
const fonts = ['truetype/noto/NotoSans-Regular.ttf', 'opentype/noto/NotoSansCJK-Regular.ttc'];
const hasFonts = (): boolean => fonts.every((file) => existsSync(`/usr/share/fonts/${file}`));

/** Installs the fonts if they are missing. @throws Error if they cannot be installed */
export function findFonts(): void {
  if (!hasFonts()) installFromDebian(fontPackages);
  if (!hasFonts()) throw new Error(`No fonts found. Install Debian's ${fontPackages.join(' and ')}.`);
}

const packages = ['chromium', ...fontPackages];

const fromDebian = (): string | undefined => (installFromDebian(packages) ? installed() : undefined);

const shell = (): string | undefined => installedProgram('chromium-headless-shell');

/** Debian's package. Optional: other systems test in the whole browser only. */
function shellFromDebian(): string | undefined {
  try {
    return installFromDebian(['chromium-headless-shell']) ? shell() : undefined;
  } catch {
    return undefined;
  }
}

/** What the configuration of Playwright takes from the environment. */
export interface Browsers {
  /** A Chrome or Chromium with everything that a member's browser has: prompts, notifications, installing. */
  readonly CHROME_PATH: string;
  /** The same engine without the user interface of a browser, which takes much of the processor time of a test. */
  readonly CHROME_SHELL_PATH: string;
}

/**
 * Finds the browsers to test with. A whole browser is an installed one, else Playwright's own, else Debian's package,
 * which is then installed. `CHROME_PATH` in the environment names a browser for all tests.
 * @throws Error if there is no browser and none can be installed
 */
export function findBrowsers(): Browsers {
  const named = process.env.CHROME_PATH;
  const whole = named ?? installed() ?? playwrights() ?? fromDebian();
  if (!whole) throw new Error('No Chrome or Chromium found. Install one, or set CHROME_PATH to it.');
  return { CHROME_PATH: whole, CHROME_SHELL_PATH: named ?? shell() ?? shellFromDebian() ?? whole };
}
