import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Compiler, OutputFileSystem, StatsCompilation } from 'webpack';

/** The content of a finished build. */
export interface BuildFacts {
  /** Each script and style with its hash. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Each other file with its hash, such as pictures. */
  readonly assets: Readonly<Record<string, string>>;
  /** The scripts and styles of each named chunk group. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** The files with the texts of each language. */
  readonly catalogs: Readonly<Record<string, readonly string[]>>;
}

/** Neither source maps, which are not published, nor hot updates, which are only for pages that are already open. */
const isPublished = (file: string) => !/\.map$|\.hot-update\./.test(file);
const isCode = (file: string) => /\.(js|css)$/.test(file) && isPublished(file);
export const hashOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const LOCALE = /^locale-(.+?)(-json)?$/;

const read = (files: OutputFileSystem, file: string): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    files.readFile(file, (error, bytes) => (bytes ? resolve(Buffer.from(bytes)) : reject(error))),
  );
const write = (files: OutputFileSystem, file: string, text: string): Promise<void> =>
  new Promise((resolve, reject) =>
    files.writeFile(file, text, (error) => (error ? reject(error) : resolve())),
  );

async function factsOf(stats: StatsCompilation, files: OutputFileSystem, dir: string): Promise<BuildFacts> {
  const published = (stats.assets ?? [])
    .map(({ name }) => name)
    .filter(isPublished)
    .sort();
  const groups = Object.entries(stats.namedChunkGroups ?? {}).map(
    ([name, group]) => [name, (group.assets ?? []).map((asset) => asset.name).filter(isCode)] as const,
  );
  const hashes = await Promise.all(
    published.map(async (file) => [file, hashOf(await read(files, path.join(dir, file)))] as const),
  );
  return {
    integrity: Object.fromEntries(hashes.filter(([file]) => isCode(file))),
    assets: Object.fromEntries(hashes.filter(([file]) => !isCode(file))),
    chunks: Object.fromEntries(groups.filter(([name]) => !LOCALE.test(name))),
    catalogs: Object.fromEntries(
      groups.flatMap(([name, assets]) => {
        const language = LOCALE.exec(name)?.[1];
        return language ? [[language, assets]] : [];
      }),
    ),
  };
}

/**
 * Writes a description of the finished build next to it, for the release tool and the page's preload hints: to the
 * disk, or to the memory of a dev server.
 */
export class DescribeBuildPlugin {
  readonly #file: string;
  readonly #describe: (facts: BuildFacts) => object;
  readonly #before: (facts: StatsCompilation, dir: string) => void | Promise<void>;

  constructor(
    file: string,
    describe: (facts: BuildFacts) => object,
    before: (stats: StatsCompilation, dir: string) => void | Promise<void> = () => undefined,
  ) {
    this.#file = file;
    this.#describe = describe;
    this.#before = before;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('DescribeBuild', async (stats) => {
      // A dev server also serves builds with errors, because its page shows them.
      if (stats.hasErrors() && !compiler.options.optimization.emitOnErrors) return;
      const { outputPath: dir, outputFileSystem: files } = compiler;
      if (!files) return;
      const json = stats.toJson({
        all: false,
        assets: true,
        chunkGroups: true,
        cachedAssets: true,
        assetsSpace: Number.POSITIVE_INFINITY,
        chunkGroupMaxAssets: Number.POSITIVE_INFINITY,
      });
      await this.#before(json, dir);
      const description = this.#describe(await factsOf(json, files, dir));
      await write(files, path.join(dir, this.#file), `${JSON.stringify(description, null, 2)}\n`);
    });
  }
}
