import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import pLimit from 'p-limit';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { object, parse, record, string, unknown } from 'valibot';
import { inWorkspace } from '../workspace';
import type { Packed } from './pack';

/** Each check uses one core, and a small machine has two. */
const AT_ONCE = 2;

/** Forms of versions that only the workspace understands. */
const WORKSPACE_ONLY = /"(workspace|catalog|link|file):/;

const withExports = object({ exports: record(string(), unknown()) });

/**
 * Resolves and reads the types of every entry as compilers do. Remotes are ES modules.
 * @param styles entries without types
 * @returns the report, empty if nothing is wrong
 */
const checkTypes = (file: string, styles: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const excluded = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : [];
    const settings = ['--profile', 'esm-only', '--no-emoji', '--no-color', '--format', 'ascii'];
    execFile(
      inWorkspace('node_modules/.bin/attw'),
      [file, ...settings, ...excluded],
      (error, stdout, stderr) => resolve(error ? stdout + stderr : ''),
    );
  });

async function checkPackage({ name, file }: Packed): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(readFileSync(file)).buffer } });
  const styles = Object.keys(parse(withExports, pkg).exports).filter((entry) => entry.endsWith('.css'));
  const types = await checkTypes(file, styles);
  return [
    ...messages.map((message) => `${name}: ${formatMessage(message, pkg)}`),
    ...(WORKSPACE_ONLY.test(JSON.stringify(pkg)) ? [`${name}: has versions of the workspace`] : []),
    ...(types ? [`${name}: ${types}`] : []),
  ];
}

/** @returns what is wrong with the packages, by publint and Are The Types Wrong */
export const checkKit = async (packed: readonly Packed[]): Promise<readonly string[]> =>
  (await pLimit(AT_ONCE).map([...packed], checkPackage)).flat();
