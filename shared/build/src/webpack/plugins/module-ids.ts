import type { Compiler } from 'webpack';

/** Modules that would be named by an absolute path: the entry of a remote, and the file that starts the runtime. */
const named = [
  { id: 'container', identifier: /^container entry / },
  { id: 'federation', identifier: /[\\/]\.federation[\\/]entry\.\w+\.js\b/ },
];

/**
 * Names the modules of the federation plugin. Webpack's names for them come from absolute paths, so that the same sources
 * would give different bytes in another folder.
 */
export class ModuleIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ModuleIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('ModuleIds', (modules) => {
        for (const module of modules) {
          const found = named.find(({ identifier }) => identifier.test(module.identifier()));
          if (found) compilation.chunkGraph.setModuleId(module, found.id);
        }
      });
    });
  }
}
