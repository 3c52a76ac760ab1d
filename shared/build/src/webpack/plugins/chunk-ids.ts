import type { Compiler } from 'webpack';

/**
 * Numbers a chunk that has a name by its name. By webpack's own numbers, the runtime would need a list of the names, to
 * make the addresses of the files. A chunk without a name keeps its number.
 */
export class ChunkIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIds', (compilation) => {
      compilation.hooks.beforeChunkIds.tap('ChunkIds', (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  }
}
