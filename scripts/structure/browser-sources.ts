import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inWorkspace, pieces } from '../workspace';

/** Tools in `shared/`. */
const NODE_ONLY: readonly string[] = ['build', 'create-remote'];

/** Code of these packages runs in the browser. */
const packages = [
  ...pieces,
  ...readdirSync(inWorkspace('shared'))
    .filter((name) => !NODE_ONLY.includes(name))
    .map((name) => `shared/${name}`),
];

const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !/(^|\/)testing\//.test(file);

const browserFiles = (): readonly string[] =>
  packages
    .map((name) => `${name}/src`)
    .filter((folder) => existsSync(inWorkspace(folder)))
    .flatMap((folder) =>
      readdirSync(inWorkspace(folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.replaceAll(path.sep, '/')),
      ),
    );

/** The files of all code that runs in the browser, without tests. */
export const browserSources = (): readonly string[] => browserFiles().filter(isSource);

/** The style sheets of that code. */
export const browserSheets = (): readonly string[] => browserFiles().filter((file) => file.endsWith('.css'));
