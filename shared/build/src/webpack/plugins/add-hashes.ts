import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { hashOf } from './describe-build';

/**
 * Adds the hashes of scripts that other builds wrote into the same folder to the description there. The last of these
 * builds needs it.
 */
export class AddHashesPlugin {
  readonly #description: string;
  readonly #scripts: readonly string[];

  /**
   * @param description name of the file that describes the build
   * @param scripts names of the files whose hashes it gets
   */
  constructor(description: string, scripts: readonly string[]) {
    this.#description = description;
    this.#scripts = scripts;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('AddHashes', async (stats) => {
      if (stats.hasErrors()) return;
      const inFolder = (file: string) => path.join(compiler.outputPath, file);
      const build = JSON.parse(await readFile(inFolder(this.#description), 'utf8'));
      for (const script of this.#scripts) build.integrity[script] = hashOf(await readFile(inFolder(script)));
      await writeFile(inFolder(this.#description), `${JSON.stringify(build, null, 2)}\n`);
    });
  }
}
