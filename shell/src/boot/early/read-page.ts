import { keys, places } from '@tessera/contract';
import { detectLanguage, directionOf, languageOf, tagOf } from '@tessera/i18n';
import { chooseRemotes, type OwnedPage, ownPath, pageAt, type ReleaseFile } from '@tessera/remote/early';
import { showChosenAppearance } from '../../platform/appearance';
import { isLiffEntry } from '../../platform/entry-url';
import { deviceId } from '../../platform/environment';
import { pagePath } from '../../platform/home-aliases';
import { isStored, storedValue } from '../../platform/storage';

/** The data of the page that the early script needs. */
export interface EarlyPage {
  readonly release: ReleaseFile;
  readonly language: string;
  /** The page at this path, in the version that this device gets. Absent if LIFF leads on to another page. */
  readonly owned: OwnedPage | undefined;
}

/** Gives the address the page's own path, because parts of the page compare paths. */
function correctAddress(path: string): void {
  const { pathname, search, hash } = location;
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}

function ownedPage(release: ReleaseFile): OwnedPage | undefined {
  const remotes = chooseRemotes(release, deviceId());
  const path = pagePath(location.pathname);
  const page = pageAt(remotes, path);
  if (page) correctAddress(ownPath(page.path, path));
  const isVisitor = !isStored(places.session) && window.__tessera?.token === undefined;
  const isGuarded = page?.route.guard === 'session' && isVisitor;
  return isGuarded ? pageAt(remotes, page.route.guardTarget ?? '/m/login') : page;
}

function storedLanguage(): string | undefined {
  const stored = storedValue(keys.language);
  const code = stored.get();
  if (code !== undefined && !languageOf(code)) stored.drop();
  return code;
}

/** Reads the inlined release, and sets the path, the language and the look of the document before the first paint. */
export function readPage(): EarlyPage {
  // Not parsed by a schema: the application does so, and this script only fetches ahead.
  const release: ReleaseFile = JSON.parse(document.getElementById('tessera-release')?.textContent ?? '');
  const { merchant } = release;
  const language = detectLanguage({
    stored: storedLanguage(),
    browser: navigator.languages,
    offered: merchant.languages,
    fallback: merchant.defaultLanguage,
  });
  document.documentElement.lang = tagOf(language);
  document.documentElement.dir = directionOf(language);
  showChosenAppearance();
  const owned = isLiffEntry(location) ? undefined : ownedPage(release);
  // Before the body, so that the first paint has the outlines of this page.
  const shape = owned?.route.shape;
  if (shape !== undefined) document.documentElement.dataset.shape = shape;
  return { release, language, owned };
}
