import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContractCheckPlugin, remoteBuild } from '@tessera/build/webpack';
import type { Compiler } from 'webpack';
import config from '../../remote-member/remote.config';

const member = path.resolve(import.meta.dirname, '../../remote-member');
const description = (dir: string) => path.join(dir, 'remote.json');
const read = (dir: string): object => JSON.parse(readFileSync(description(dir), 'utf8'));

/**
 * Writes a valid range into the description, so that the release tool accepts the build and only the browser detects the
 * mismatch.
 */
const mislabel = {
  apply: (compiler: Compiler) =>
    compiler.hooks.done.tap('Mislabel', () => {
      const dir = compiler.outputPath;
      writeFileSync(description(dir), JSON.stringify({ ...read(dir), shell: '^1.0.0', consumes: {} }));
    }),
};

const build = remoteBuild({ ...config, shell: '^9.0.0' }, member);

/** The member remote as a team would build it for a shell that does not exist yet. */
export default {
  ...build,
  output: { ...build.output, path: path.join(import.meta.dirname, 'dist') },
  plugins: [...(build.plugins ?? []).filter((plugin) => !(plugin instanceof ContractCheckPlugin)), mislabel],
  cache: false,
};
