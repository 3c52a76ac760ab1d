import { withFallbacks } from '@tessera/i18n';
import { isDemoted, isOverridden } from '../../host/choice';
import { previewToken } from '../../host/release-overrides';
import type { EarlyWork } from '../../platform/early-answers';
import type { EarlyPage } from './read-page';

type Build = {
  readonly base: string;
  readonly integrity: Readonly<Record<string, string>>;
  readonly catalogs: Readonly<Record<string, readonly string[]>>;
};

const unique = (files: readonly string[]): readonly string[] => [...new Set(files)];

function preload({ base, integrity }: Build, file: string, early: EarlyWork): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.href = base + file;
  link.crossOrigin = 'anonymous';
  const hash = integrity[file];
  if (hash) link.integrity = hash;
  // Lower priority than the main script, which must not wait for the code that it calls later.
  if (link.as === 'script') link.fetchPriority = 'low';
  link.onerror = () => early.failed.add(base + file);
  document.head.append(link);
}

const textsOf = ({ catalogs }: Build, language: string): readonly string[] =>
  catalogs[withFallbacks(language).find((code) => catalogs[code]) ?? language] ?? [];

/** Preloads the files that the main script requests later: one wave of requests instead of three. */
export function preloadCode({ release, language, owned }: EarlyPage, early: EarlyWork): void {
  for (const file of textsOf(release.shell, language)) preload(release.shell, file, early);
  // In these cases the application may load another version.
  if (!owned || previewToken() !== undefined) return;
  const { remote, route } = owned;
  if (isDemoted(release.number, remote) || (release.overrides && isOverridden(remote.name))) return;
  const page = route.chunk === undefined ? [] : (remote.chunks[route.chunk] ?? []);
  for (const file of unique([remote.entry, ...page, ...textsOf(remote, language)]))
    preload(remote, file, early);
}
