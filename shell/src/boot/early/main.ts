import { consumeQueryToken } from '../../platform/entry-url';
import { fetchEarly } from './fetch-early';
import { preloadCode } from './preload-code';
import { readPage } from './read-page';
import { watchStart } from './show-failure';

/**
 * The inline script of the page: requests the data and code of this path while the main script is still loading. It is
 * best effort and must not throw: the application repeats whatever fails here.
 */
window.__tessera = { answers: new Map(), failed: new Set() };
const early = window.__tessera;

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  early.installPrompt = event;
});

watchStart();

try {
  // First: no request below may contain the address with the token.
  const token = consumeQueryToken();
  if (token !== undefined) early.token = token;
  const page = readPage();
  fetchEarly(page, early);
  preloadCode(page, early);
} catch (error) {
  console.warn('[tessera] the early script gave up', error);
}
