import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { type Program, saveScreen, startDisplay, startDriver } from './programs';

/** In ms, for a browser to end. */
const QUIT = 10_000;

/** How the browser is. */
export interface Setup {
  readonly userAgent: string;
  readonly language: string;
  readonly width: number;
  readonly height: number;
  /** Run in each page before its own. */
  readonly scripts: readonly string[];
}

/** A browser that runs. */
export interface Session {
  readonly driver: WebDriver;
  /** What it shows, as PNG. */
  picture(): Promise<Buffer>;
  /** Ends it; gives the lines of its console. */
  close(): Promise<readonly string[]>;
}

const browser = path.resolve(import.meta.dirname, 'browser.js');
/** The driver hands on nothing that its browser says. */
const intoFile = 'console=$1 && shift && exec gjs -m "$@" >"$console" 2>&1';

async function open({ address }: Program, folder: string, setup: Setup): Promise<WebDriver> {
  const args = ['-c', intoFile, 'sh', path.join(folder, 'console'), browser, folder, JSON.stringify(setup)];
  const capabilities = { browserName: 'gjs', 'webkitgtk:browserOptions': { binary: '/bin/sh', args } };
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(new Capabilities(capabilities))
    .build();
  await driver.manage().setTimeouts({ pageLoad: 20_000, script: 20_000 });
  return driver;
}

/** Starts a browser with a display, a driver and a folder of its own. */
export async function startSession(setup: Setup): Promise<Session> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-webkit-'));
  const display = await startDisplay(setup.width, setup.height);
  const program = await startDriver(display.address);
  const end = async () => {
    await program.close();
    await display.close();
    const said = readFileSync(path.join(folder, 'console'), { encoding: 'utf8', flag: 'a+' });
    rmSync(folder, { recursive: true });
    return said.split('\n');
  };
  try {
    const driver = await open(program, folder, setup);
    return {
      driver,
      picture: async () => {
        const file = path.join(folder, 'picture.png');
        await saveScreen(display.address, file);
        return readFileSync(file);
      },
      close: async () => {
        const refusal: unknown = await Promise.race([
          driver.quit().catch((error: unknown) => error),
          wait(QUIT, 'no answer', { ref: false }),
        ]);
        const said = await end();
        return refusal === undefined ? said : [...said, `CONSOLE ERROR the browser does not end: ${refusal}`];
      },
    };
  } catch (error) {
    throw new Error(`WebKitGTK does not start: ${await end()}`, { cause: error });
  }
}
