import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

/** How webpack's loader sets the address of a script. */
const ADDRESS = 'script.src = url;';

/**
 * Adds the hash from the release to every script and style that the built code loads, and refuses to
 * load a file without one: `__tesseraGuard` of the shell throws for an address that the release does not name. The guard
 * alone sets the address of a script, so that the page can require Trusted Types.
 * The hash comes from the release, not from the entry as in webpack-subresource-integrity, so that one table,
 * made when publishing, covers entries, chunks and styles alike.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    const guard = (tag: string, address: string) => `globalThis.__tesseraGuard(${tag}, ${address});`;
    compiler.hooks.compilation.tap('Integrity', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('Integrity', (source) =>
        source.replace(ADDRESS, guard('script', 'url')),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'Integrity',
        (source, { tag, href }) => [source, guard(tag, href)].join('\n'),
      );
    });
  }
}
