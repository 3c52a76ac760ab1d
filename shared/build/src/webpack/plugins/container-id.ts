import type { Compiler } from 'webpack';

/**
 * Names the entry module of a remote. By default webpack names it after the path of the workspace, and
 * the same sources would give different bytes on another machine.
 */
export class ContainerIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContainerId', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('ContainerId', (modules) => {
        for (const module of modules)
          if (module.identifier().startsWith('container entry '))
            compilation.chunkGraph.setModuleId(module, 'container');
      });
    });
  }
}
