import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inWorkspace } from '../workspace';

/** What decides how an inferred type is written. Types of Node and of tests are left out: the code runs in browsers. */
const language = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: [],
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
};

export interface EmitOptions {
  /** Whether the comments are in the declarations. Default: false. */
  readonly comments?: boolean;
  /** Packages of types that the code sees, such as `node`. Default: none. */
  readonly types?: readonly string[];
  /** Paths in the workspace of declarations of files that are no code. */
  readonly also?: readonly string[];
}

/**
 * Writes the declarations (`.d.ts`, by default without comments) of the given files and of all files that they import.
 * Does not check types: another stage of the tests does. It takes about two seconds.
 * @param entries from the names by which packages import each other to paths in the workspace. The compiler must not
 * find them through `node_modules`: it writes no declarations for files that it takes for those of a foreign package
 * @param out an absolute folder inside the workspace. It is emptied first
 * @returns the folder that has the declarations, laid out like the workspace
 * @throws Error with the compiler's message
 */
export const emitDeclarations = (
  entries: ReadonlyMap<string, string>,
  out: string,
  { comments = false, types = [], also = [] }: EmitOptions = {},
): string => {
  const emitted = path.join(out, 'emitted');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const project = path.join(out, 'tsconfig.json');
  const compilerOptions = {
    ...language,
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    types,
    removeComments: !comments,
    rootDir: inWorkspace(),
    outDir: emitted,
    paths: Object.fromEntries([...entries].map(([name, file]) => [name, [inWorkspace(file)]])),
  };
  const files = [...entries.values(), ...also].map((file) => inWorkspace(file));
  writeFileSync(project, JSON.stringify({ compilerOptions, files }));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    // With several checkers, the order of a union's members changes from run to run.
    [inWorkspace('node_modules/typescript/bin/tsc'), '-p', project, '--singleThreaded', '--checkers', '1'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`tsc could not write the declarations:\n${stdout}${stderr}`);
  return emitted;
};
