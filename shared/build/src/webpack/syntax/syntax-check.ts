import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Compiler, sources } from 'webpack';
import { type UnsupportedSyntax, unsupportedSyntax } from './unsupported-syntax';

/** @returns the place in the sources, or in the script itself if it has no source map */
function placeOf(script: sources.Source, { line, column }: UnsupportedSyntax, dir: string): string {
  const map = script.map();
  const original = map && originalPositionFor(new TraceMap({ ...map, version: 3 }), { line, column });
  if (!original?.source) return `line ${line}, column ${column + 1}`;
  // Until source maps become files, a compiler's names in them are absolute, and webpack's relative.
  const file = path.resolve(dir, original.source.replace(/^webpack:\/\//, ''));
  return `${path.relative(dir, file)}:${original.line}`;
}

/**
 * Fails a build whose scripts the oldest supported browsers cannot parse: they would run nothing of such a file. The
 * compiler rewrites newer syntax in sources and packages, except lookbehind in regular expressions, and syntax that is
 * newer than the compiler.
 */
export class SyntaxCheckPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, WebpackError } = compiler.webpack;
    // After the minimizer, and before source maps become files.
    const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
    compiler.hooks.thisCompilation.tap('SyntaxCheck', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'SyntaxCheck', stage }, (assets) => {
        for (const [file, script] of Object.entries(assets).filter(([name]) => name.endsWith('.js')))
          for (const found of unsupportedSyntax(String(script.source()))) {
            const where = placeOf(script, found, compiler.context);
            const message = `The oldest supported browsers cannot parse ${file}: ${found.what}, ${where}.`;
            compilation.errors.push(new WebpackError(message));
          }
      });
    });
  }
}
