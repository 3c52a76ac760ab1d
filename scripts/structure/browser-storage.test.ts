import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inWorkspace, pieces } from '../workspace';

/** Code of these packages runs in the browser. */
const packages = [...pieces, ...readdirSync(inWorkspace('shared')).map((name) => `shared/${name}`)];
/** The one module that reads and writes the browser's storage. */
const STORAGE = 'shell/src/platform/storage/';
const direct = /\b(localStorage|sessionStorage|document\.cookie)\b/;

const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !/(^|\/)testing\//.test(file);

const sources = packages
  .map((name) => `${name}/src`)
  .filter((folder) => existsSync(inWorkspace(folder)))
  .flatMap((folder) =>
    readdirSync(inWorkspace(folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll(path.sep, '/')),
    ),
  )
  .filter(isSource);

test('only the storage module of the shell touches localStorage, sessionStorage and document.cookie', () => {
  const touching = sources.filter((file) => direct.test(readFileSync(inWorkspace(file), 'utf8')));
  expect(touching.filter((file) => !file.startsWith(STORAGE))).toEqual([]);
  expect(touching.length).toBeGreaterThan(0);
});
