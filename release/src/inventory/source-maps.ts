import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { parseBy, readJsonFile } from '../input';

/** A source map, or an index map: several maps of one file. */
const sourceMap = v.object({
  sources: v.optional(v.array(v.string()), []),
  sections: v.optional(v.array(v.object({ map: v.object({ sources: v.array(v.string()) }) })), []),
});

/**
 * The part of a source's path up to the folder of its package: the last one, because pnpm nests folders. The name of the
 * build in front can have a scope.
 */
const ofPackage = /^webpack:\/\/(?:@[^/]+\/)?[^/]*\/(.*node_modules\/(?:@[^/.][^/]*\/)?[^@/.][^/]*)\//;

async function sourcesIn(file: string): Promise<readonly string[]> {
  const { sources, sections } = parseBy(sourceMap, await readJsonFile(file, 'Build again.'));
  return [...sources, ...sections.flatMap(({ map }) => map.sources)];
}

/** The content of a build according to its source maps, which name every module that is in its files. */
interface MappedSources {
  /** The folders of the packages whose modules are in the build, sorted. */
  readonly packages: readonly string[];
  /** The files that have a source map. */
  readonly mapped: ReadonlySet<string>;
}

/**
 * Reads the source maps of a build.
 * @param dist the folder of the build; the paths in the maps are relative to the folder above it
 */
export async function readSourceMaps(dist: string): Promise<MappedSources> {
  const maps = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.map'));
  const sources = (await Promise.all(maps.map((name) => sourcesIn(join(dist, name))))).flat();
  const folders = sources.flatMap((source) => ofPackage.exec(source)?.[1] ?? []);
  return {
    packages: [...new Set(folders)].sort().map((folder) => resolve(dist, '..', folder)),
    mapped: new Set(maps.map((name) => name.slice(0, -'.map'.length))),
  };
}
