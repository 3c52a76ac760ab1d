import { keys, places } from '@tessera/contract';
import { detectLanguage, directionOf, languageOf, tagOf } from '@tessera/i18n';
import { type Candidate, owner, type ReleaseFile, select, share } from '@tessera/remote/early';
import { deviceId } from '../../platform/environment';
import { pagePath } from '../../platform/home-aliases';
import { isStored, storedValue } from '../../platform/storage';

type Release = ReleaseFile;
type Owned = {
  readonly path: string;
  readonly remote: Candidate;
  readonly route: Candidate['routes'][number];
};

/** What the inline script works from. */
export interface EarlyPage {
  readonly release: Release;
  readonly language: string;
  /** The remote that owns this path, with the version that this device gets. */
  readonly owned: Owned | undefined;
}

function find(routes: readonly Owned[], path: string): Owned | undefined {
  const page = owner(routes, path);
  const isVisitor = !isStored(places.session) && window.__tessera?.token === undefined;
  const isGuarded = page?.route.guard === 'session' && isVisitor;
  return isGuarded ? owner(routes, page.route.guardTarget ?? '/m/login') : page;
}

function storedLanguage(): string | undefined {
  const stored = storedValue(keys.language);
  const code = stored.get();
  if (code !== undefined && !languageOf(code)) stored.drop();
  return code;
}

/** Reads the inlined release and makes the document speak the member's language before the first paint. */
export function readPage(): EarlyPage {
  // Not parsed by schema here: the application does that, and this script only fetches ahead.
  const release: Release = JSON.parse(document.getElementById('tessera-release')?.textContent ?? '');
  const { merchant, remotes, salt } = release;
  const device = deviceId();
  const language = detectLanguage({
    stored: storedLanguage(),
    browser: navigator.languages,
    offered: merchant.languages,
    fallback: merchant.defaultLanguage,
  });
  document.documentElement.lang = tagOf(language);
  document.documentElement.dir = directionOf(language);
  const routes = Object.entries(remotes).flatMap(([name, { candidates }]) => {
    const remote = select(candidates, share(merchant.code, name, device, salt));
    return remote ? remote.routes.map((route) => ({ path: route.path, remote, route })) : [];
  });
  return { release, language, owned: find(routes, pagePath(location.pathname)) };
}
