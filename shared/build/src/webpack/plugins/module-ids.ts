import type { Compiler } from 'webpack';

/** Modules that would be numbered by a name with an absolute path, and what they are called. The first that fits counts. */
const named = [
  // The entry of a remote. Its name contains that of the next.
  { id: 'container', identifier: /^container entry / },
  // The file that starts the runtime.
  { id: 'federation', identifier: /[\\/]\.federation[\\/]entry\.\w+\.js\b/ },
  // What the shell shares. No script contains these modules, but one that took the number of another would change that.
  { id: 'provide', identifier: /^provide module \(.+?\) (?<share>\S+) = / },
];

function nameOf(identifier: string): string | undefined {
  for (const each of named) {
    const found = each.identifier.exec(identifier);
    if (found) return [each.id, found.groups?.share].filter(Boolean).join(' ');
  }
  return undefined;
}

/**
 * Names the modules of the federation plugin. Webpack's numbers for them come from absolute paths, so that the same
 * sources would give different bytes in another folder.
 */
export class ModuleIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ModuleIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('ModuleIds', (modules) => {
        for (const module of modules) {
          const name = nameOf(module.identifier());
          if (name !== undefined) compilation.chunkGraph.setModuleId(module, name);
        }
      });
    });
  }
}
