import { existsSync } from 'node:fs';
import { installedProgram, installFromDebian } from '@tessera/build/debian';

/** The environment variables by which Playwright's configuration finds each engine except Chromium. */
export interface Engines {
  readonly FIREFOX_PATH?: string;
  readonly WEBKIT_DRIVER?: string;
}

const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox';

const firefox = (): string | undefined =>
  process.env.FIREFOX_PATH ??
  installedProgram('firefox-esr') ??
  installedProgram('firefox') ??
  (existsSync(macFirefox) ? macFirefox : undefined);

/** The driver, a display for it, and what runs the browser of e2e/engines/webkit/browser.js. */
const programs = ['WebKitWebDriver', 'Xvfb', 'gjs'];
const webkit = (): string | undefined =>
  programs.every(installedProgram) ? installedProgram('WebKitWebDriver') : undefined;

const packages = ['firefox-esr', 'webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gjs', 'xvfb'];

/** Debian has all of them; other systems may not. */
function install(): void {
  try {
    installFromDebian(packages);
  } catch (error) {
    console.warn(`Not installed: ${packages.join(', ')}. ${error}`);
  }
}

/**
 * Firefox and WebKitGTK to test with: installed ones, else those of Debian's packages, installed now. An engine that
 * cannot be installed is reported and omitted.
 */
export function findEngines(): Engines {
  if (!firefox() || !webkit()) install();
  const [FIREFOX_PATH, WEBKIT_DRIVER] = [firefox(), webkit()];
  if (!FIREFOX_PATH) console.warn('No Firefox found: the journeys do not run in it.');
  if (!WEBKIT_DRIVER) console.warn('No WebKitGTK found: the journeys do not run in it.');
  return { ...(FIREFOX_PATH && { FIREFOX_PATH }), ...(WEBKIT_DRIVER && { WEBKIT_DRIVER }) };
}
