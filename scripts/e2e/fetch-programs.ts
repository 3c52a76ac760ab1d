import { findNginx } from '@tessera/release/testing';
import { findBrowsers } from '../browser/find-browser';
import { fetchEmulator } from '../identity/emulator';

/** Has the machine fetch every program that the tests drive, so that no test waits for one. */
findBrowsers();
findNginx();
// Its own tests fail without it; all others need not.
await fetchEmulator().catch((error: Error) => console.warn(`${error.message}: ${error.cause}`));
