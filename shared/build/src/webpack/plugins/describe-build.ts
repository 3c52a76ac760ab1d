import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, StatsCompilation } from 'webpack';

/** What a finished build is made of. */
export interface BuildFacts {
  /** Every script and style with its hash. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Scripts and styles of each named chunk group. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** Files of each language's texts. */
  readonly catalogs: Readonly<Record<string, readonly string[]>>;
}

const isCode = (file: string) => /\.(js|css)$/.test(file);
const hashOf = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
const LOCALE = /^locale-(.+?)(-json)?$/;

function factsOf(stats: StatsCompilation, dir: string): BuildFacts {
  const files = (stats.assets ?? [])
    .map(({ name }) => name)
    .filter(isCode)
    .sort();
  const groups = Object.entries(stats.namedChunkGroups ?? {}).map(
    ([name, group]) => [name, (group.assets ?? []).map((asset) => asset.name).filter(isCode)] as const,
  );
  return {
    integrity: Object.fromEntries(files.map((file) => [file, hashOf(path.join(dir, file))])),
    chunks: Object.fromEntries(groups.filter(([name]) => !LOCALE.test(name))),
    catalogs: Object.fromEntries(
      groups.flatMap(([name, assets]) => {
        const code = LOCALE.exec(name)?.[1];
        return code ? [[code, assets]] : [];
      }),
    ),
  };
}

/** Writes a description of the finished build beside it, for the release tool and for the page's preload hints. */
export class DescribeBuildPlugin {
  readonly #file: string;
  readonly #describe: (facts: BuildFacts) => object;
  readonly #before: (facts: StatsCompilation, dir: string) => void;

  constructor(
    file: string,
    describe: (facts: BuildFacts) => object,
    before: (stats: StatsCompilation, dir: string) => void = () => undefined,
  ) {
    this.#file = file;
    this.#describe = describe;
    this.#before = before;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('DescribeBuild', (stats) => {
      if (stats.hasErrors()) return;
      const dir = compiler.outputPath;
      const json = stats.toJson({
        all: false,
        assets: true,
        chunkGroups: true,
        cachedAssets: true,
        assetsSpace: Number.POSITIVE_INFINITY,
        chunkGroupMaxAssets: Number.POSITIVE_INFINITY,
      });
      this.#before(json, dir);
      writeFileSync(
        path.join(dir, this.#file),
        `${JSON.stringify(this.#describe(factsOf(json, dir)), null, 2)}\n`,
      );
    });
  }
}
