import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { exportedNames } from '../public-api/exported-names';

const valibot = createRequire(path.join(import.meta.dirname, 'index.ts')).resolve('valibot');

/** The package itself, for the parts that the shell does not have. For `resolve.alias`. */
export const ownSchemas: Readonly<Record<string, string>> = {
  'own-valibot$': path.join(path.dirname(valibot), 'index.mjs'),
};

/** Takes what the shell offers of valibot from the shell, in the place of a copy in the remote. */
export function schemasOfShell(shellDir: string): webpack.NormalModuleReplacementPlugin {
  const names = exportedNames(shellDir).schemas ?? [];
  const source = `export * from 'own-valibot'; export { ${names.join(', ')} } from '@tessera/shell/schemas';`;
  return new webpack.NormalModuleReplacementPlugin(
    /^valibot$/,
    `data:text/javascript,${encodeURIComponent(source)}`,
  );
}
