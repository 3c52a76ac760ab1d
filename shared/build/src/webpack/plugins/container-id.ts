import type { Compiler } from 'webpack';

/**
 * Names the module that a remote is entered by. Left to webpack it would be named after the path of the workspace, and
 * the same sources would build to other bytes on another machine.
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
