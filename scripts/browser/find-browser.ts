import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inWorkspace } from '../workspace';

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function installed(): string | undefined {
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return places.find((place) => existsSync(place));
}

/** Playwright's own browser, where somebody has installed it. */
function playwrights(): string | undefined {
  const { chromium } = createRequire(inWorkspace('e2e/package.json'))('@playwright/test');
  const path: string = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function fromDebian(): string | undefined {
  if (spawnSync('which', ['apt-get']).status !== 0) return undefined;
  console.log('No browser on this machine: installing Chromium from Debian.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...command: string[]) => {
    const [program = '', ...args] = [...sudo, ...command];
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 600_000 });
  };
  run('apt-get', 'update');
  // The fonts draw Arabic and Chinese; without them the pictures of those pages show boxes.
  run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-core', 'fonts-noto-cjk');
  return installed();
}

/**
 * A Chrome or Chromium to test with: an installed one, else Playwright's own, else Debian's package, installed now.
 * @throws Error when there is none and none can be installed
 */
export function findBrowser(): string {
  const found = process.env.CHROME_PATH ?? installed() ?? playwrights() ?? fromDebian();
  if (found) return found;
  throw new Error('No Chrome or Chromium found. Install one, or set CHROME_PATH to it.');
}
