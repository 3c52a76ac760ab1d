import { readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace';
import { browserSources } from './browser-sources';

/** The one module that reads and writes the browser's storage. */
const STORAGE = 'shell/src/platform/storage/';
const direct = /\b(localStorage|sessionStorage|document\.cookie)\b/;

test('only the storage module of the shell touches localStorage, sessionStorage and document.cookie', () => {
  const touching = browserSources().filter((file) => direct.test(readFileSync(inWorkspace(file), 'utf8')));
  expect(touching.filter((file) => !file.startsWith(STORAGE))).toEqual([]);
  expect(touching.length).toBeGreaterThan(0);
});
