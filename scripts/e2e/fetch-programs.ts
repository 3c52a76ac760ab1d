import { findNginx, findPrometheus } from '@tessera/release/testing';
import { findBrowsers } from '../browser/find-browser';
import { fetchEmulator } from '../identity/emulator';

/** Fetches every program that the tests need, so that no test waits for a download. */
findBrowsers();
findNginx();
findPrometheus();
// Only its own tests fail without it.
await fetchEmulator().catch((error: Error) => console.warn(`${error.message}: ${error.cause}`));
