import { findNginx, findPrometheus } from '@tessera/release/testing';
import { findBrowsers } from '../browser/find-browser';
import { findEngines } from '../browser/find-engines';
import { fetchEmulator } from '../identity/emulator';

/** Fetches every program that the tests of a run need, so that no test waits for a download: `fetch-programs <run>`. */
findBrowsers();
if (process.argv[2] === 'full') {
  findNginx();
  findPrometheus();
  findEngines();
  // Only its own tests fail without it.
  await fetchEmulator().catch((error: Error) => console.warn(`${error.message}: ${error.cause}`));
}
