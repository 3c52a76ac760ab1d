import type { ReleaseFile } from '@tessera/remote/release';
import { array, looseObject, object, parse, record, string } from 'valibot';

const files = array(string());
const named = record(string(), files);

/** What the description of a remote's own build says, as far as the one of a monolith differs. */
const described = looseObject({
  entry: string(),
  integrity: record(string(), string()),
  chunks: named,
  catalogs: named,
});

/** `.groups.json` of a monolith: the files of each chunk, and the hash of each file. */
const grouped = object({ integrity: record(string(), string()), chunks: named });

/** What the parts of a monolith are described by, as read from the disk. */
interface Parts {
  /** `remote.json` of the remote's own build. */
  readonly own: unknown;
  /** `.groups.json` of the monolith. */
  readonly groups: unknown;
  /** The main script of the monolith. */
  readonly main: string;
}

/**
 * Describes the part of a monolith that is a remote in the product, so that the release tool, the early script and the
 * worker treat it alike. An entry in the main file has no file of its own; then the main script is named.
 * @returns the content of `remote.json`, and the files that it names
 */
export function remoteInOneBuild(name: string, { own, groups, main }: Parts) {
  const remote = parse(described, own);
  const { chunks, integrity } = parse(grouped, groups);
  const filesOf = (chunk: string): readonly string[] => chunks[`${name}.${chunk}`] ?? [];
  const start = filesOf('remote');
  const entry = start.find((file) => file.endsWith('.js')) ?? main;
  const found = {
    chunks: Object.fromEntries(
      Object.keys(remote.chunks).map((chunk) => [chunk, [...new Set([...start, ...filesOf(chunk)])]]),
    ),
    catalogs: Object.fromEntries(
      Object.keys(remote.catalogs).map((code) => [code, filesOf(`locale-${code}-json`)]),
    ),
  };
  const others = Object.entries(chunks).flatMap(([chunk, names]) =>
    chunk.startsWith(`${name}.`) ? names : [],
  );
  const all = [...new Set([entry, ...others])];
  return {
    files: all,
    description: {
      ...remote,
      ...found,
      // The files of its early views and its pictures belong to its own build.
      ...('views' in remote && { views: [] }),
      assets: {},
      entry,
      integrity: Object.fromEntries(all.map((file) => [file, integrity[file] ?? ''])),
    },
  };
}

/**
 * A release of which all files are in the folder of the shell. The page has the hash of each file once, as in the
 * product.
 */
export function asOneBuild(release: ReleaseFile): ReleaseFile {
  const { shell, remotes } = release;
  const candidates = Object.values(remotes).flatMap((remote) => remote.candidates);
  const inRemotes = new Set(candidates.flatMap(({ integrity }) => Object.keys(integrity)));
  for (const file of shell.main.scripts) inRemotes.delete(file);
  return {
    ...release,
    shell: {
      ...shell,
      integrity: Object.fromEntries(Object.entries(shell.integrity).filter(([file]) => !inRemotes.has(file))),
    },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, remote]) => [
        name,
        { ...remote, candidates: remote.candidates.map((each) => ({ ...each, base: shell.base })) },
      ]),
    ),
  };
}
