import { withFallbacks } from '@tessera/i18n';
import type { OwnedPage } from '@tessera/remote/early';

interface Files {
  readonly base: string;
  readonly integrity: Readonly<Record<string, string>>;
}

interface Build extends Files {
  readonly catalogs: Readonly<Record<string, readonly string[]>>;
}

/** The files with a build's texts in a language, or in the nearest fallback that it has. */
const textsOf = ({ catalogs }: Build, language: string): readonly string[] =>
  catalogs[withFallbacks(language).find((code) => catalogs[code]) ?? language] ?? [];

/** Preloads files of a build, each once. Notes the paths that do not load, so that the loader of the code uses another address. */
export function preload({ base, integrity }: Files, files: readonly string[]): void {
  for (const file of new Set(files)) {
    // The early view has applied it.
    if (document.querySelector(`link[rel=stylesheet][href$="${base}${file}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = base + file;
    link.crossOrigin = 'anonymous';
    const hash = integrity[file];
    if (hash) link.integrity = hash;
    // Lower priority than the main script, which must not wait for the code that it calls later.
    if (link.as === 'script') link.fetchPriority = 'low';
    link.onerror = () => window.__tessera?.failed.add(base + file);
    document.head.append(link);
  }
}

/** Preloads the texts of a build. */
export const preloadTexts = (build: Build, language: string): void =>
  preload(build, textsOf(build, language));

/** All files that a page of a remote needs. */
export function filesOfPage({ remote, route }: OwnedPage, language: string): readonly string[] {
  const page = route.chunk === undefined ? [] : (remote.chunks[route.chunk] ?? []);
  return [remote.entry, ...page, ...textsOf(remote, language)];
}

/** Preloads all files that a page of a remote needs: one wave of requests instead of three. */
export const preloadPage = (owned: OwnedPage, language: string): void =>
  preload(owned.remote, filesOfPage(owned, language));
