import { consumeQueryToken, isLiffEntry } from '../../platform/entry-url';
import { fitWindow } from '../../ui/frame';
import { fetchEarly } from './fetch-early';
import { keepBarRoom } from './keep-bar-room';
import { isCertain, preloadCode } from './preload-code';
import { readPage } from './read-page';
import { watchStart } from './show-failure';
import { leaveOutSplash } from './splash';
import { startScreen, startView } from './view';

/**
 * The early script, inline in the page: requests the code and data of this path while the main script loads. The
 * application repeats everything that it could not do, so it must never throw.
 */
window.__tessera = { answers: new Map(), failed: new Set() };
const early = window.__tessera;

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  early.installPrompt = event;
});

watchStart();

try {
  // First, because no request below may send the address with the token as its referrer.
  const token = consumeQueryToken();
  if (token !== undefined) early.token = token;
  const page = readPage();
  fitWindow();
  keepBarRoom();
  const status = fetchEarly(page, early);
  // Its few bytes come before the code. LIFF leads on to another page, so the splash covers its first address.
  if (!isLiffEntry(location))
    leaveOutSplash(isCertain(page) && (startScreen(page) || startView(page, status)));
  preloadCode(page);
} catch (error) {
  console.warn('[tessera] the early script gave up', error);
}
