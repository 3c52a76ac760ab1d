import { consumeQueryToken } from '../../platform/entry-url';
import { fetchEarly } from './fetch-early';
import { preloadCode } from './preload-code';
import { readPage } from './read-page';
import { watchStart } from './show-failure';

/**
 * The inline script of the page: asks for what this path is going to need, while the main script is still on its way.
 * It decides nothing: whatever it cannot do, the application does again by itself, so it must never throw.
 */
window.__tessera = { answers: new Map(), failed: new Set() };
const early = window.__tessera;

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  early.installPrompt = event;
});

watchStart();

try {
  // First of all: nothing that is asked for below may name the address with the token in it.
  const token = consumeQueryToken();
  if (token !== undefined) early.token = token;
  const page = readPage();
  fetchEarly(page, early);
  preloadCode(page, early);
} catch (error) {
  console.warn('[tessera] the early script gave up', error);
}
