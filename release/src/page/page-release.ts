import { neededLanguages } from '@tessera/i18n';
import type { ReleaseFile } from '@tessera/remote/release';
import type { StoredRelease } from '../releases';
import { workers } from './shell-file';

interface Described {
  readonly integrity: Readonly<Record<string, string>>;
  readonly catalogs: Readonly<Record<string, readonly string[]>>;
  readonly views?: readonly { readonly files: Readonly<Record<string, string>> }[] | undefined;
}

const only = <T>(
  byLanguage: Readonly<Record<string, T>>,
  languages: ReadonlySet<string>,
): Record<string, T> =>
  Object.fromEntries(Object.entries(byLanguage).filter(([language]) => languages.has(language)));

/** Leaves out the hashes of the scripts that the server has checked itself. */
function withoutServed(shell: ReleaseFile['shell']): ReleaseFile['shell'] {
  const served = new Set<string>([shell.early, ...Object.values(workers)]);
  const integrity = Object.entries(shell.integrity).filter(([file]) => !served.has(file));
  return { ...shell, integrity: Object.fromEntries(integrity) };
}

const filesIn = ({ catalogs, views = [] }: Described): Set<string> =>
  new Set([...Object.values(catalogs).flat(), ...views.flatMap(({ files }) => Object.values(files))]);

/** Leaves out the catalogs and early views of all other languages, and the hashes of their files. */
function inLanguages<Build extends Described>(build: Build, languages: ReadonlySet<string>): Build {
  const inPage = {
    ...build,
    catalogs: only(build.catalogs, languages),
    ...(build.views && {
      views: build.views.map((view) => ({ ...view, files: only(view.files, languages) })),
    }),
  };
  const [all, kept] = [filesIn(build), filesIn(inPage)];
  const isNeeded = (file: string) => kept.has(file) || !all.has(file);
  const integrity = Object.fromEntries(Object.entries(build.integrity).filter(([file]) => isNeeded(file)));
  return { ...inPage, integrity };
}

/**
 * The part of a release that its pages need. A build has the catalogs of thirty languages, some 150 bytes each in every
 * page; a page needs those of the languages that its merchant offers, and of those that they fall back to. The sources
 * of the policy are for the server only.
 */
export function pageRelease({ sources: _policy, ...release }: StoredRelease): ReleaseFile {
  const languages = neededLanguages(release.merchant.languages);
  const remotes = Object.entries(release.remotes).map(([name, remote]) => [
    name,
    { ...remote, candidates: remote.candidates.map((candidate) => inLanguages(candidate, languages)) },
  ]);
  return {
    ...release,
    shell: inLanguages(withoutServed(release.shell), languages),
    remotes: Object.fromEntries(remotes),
  };
}
