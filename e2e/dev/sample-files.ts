import { appendFileSync, cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const workspace = path.resolve(import.meta.dirname, '../..');

/** The folder with copies of the pieces that the test changes. Git ignores it. */
export const sampleFolder = path.join(workspace, '.tessera/e2e-dev');

const inSample = (file: string) => path.join(sampleFolder, file);

/** Replaces a source of the sample, like an editor does. */
export const write = (file: string, text: string): void => writeFileSync(inSample(file), text);

const remote = 'remote-growth';
export const page = `${remote}/src/page.tsx`;
export const styles = `${remote}/src/page.module.css`;
export const entry = `${remote}/src/remote.tsx`;

/** A component of the shell that is rendered beside the application. */
export const mark = 'shell/src/sample-mark.tsx';

/** A button with a word and a counter in React state. */
const counter = (word: string, attributes = ''): string => `
  const [count, setCount] = useState(0);
  return <button type="button" ${attributes} onClick={() => setCount(count + 1)}>${word} {count}</button>;
`;

export const pageSaying = (word: string): string => `
import { useState } from 'react';
import styles from './page.module.css';
export default function SamplePage() {${counter(word, 'className={styles.button}')}}
`;

export const markSaying = (word: string): string => `
import { useState } from 'react';
export function SampleMark() {${counter(word)}}
`;

const mountMark = `
import { createElement as elementOfSample } from 'react';
import { createRoot as rootOfSample } from 'react-dom/client';
import { SampleMark } from './sample-mark';
const placeOfSample = document.createElement('aside');
document.body.prepend(placeOfSample);
rootOfSample(placeOfSample).render(elementOfSample(SampleMark));
`;

export const stylesWith = (width: number): string =>
  `@layer remote { .button { outline: ${width}px solid; } }`;

/** The entry of the remote, which has no hot update. \`note\` is set on the document. */
export const entryWith = (note: string): string => `
import { defineRemote, lazyPage } from '@tessera/remote';
document.documentElement.dataset.note = '${note}';
export default defineRemote({
  routes: [{ path: '/m/sample', page: lazyPage(() => import(/* webpackChunkName: "sample" */ './page')) }],
  catalog: async () => ({ default: {} }),
});
`;

const config = `
import { defineRemoteConfig } from '@tessera/remote';
export default defineRemoteConfig({ name: 'growth', shell: '^1.0.0', routes: [{ path: '/m/sample', chunk: 'sample' }] });
`;

/** Empties a folder of the sample and links the packages of the piece that it replaces. */
function begin(piece: string): void {
  for (const part of ['src', 'node_modules'])
    rmSync(inSample(`${piece}/${part}`), { recursive: true, force: true });
  mkdirSync(inSample(`${piece}/src`), { recursive: true });
  symlinkSync(path.join(workspace, piece, 'node_modules'), inSample(`${piece}/node_modules`));
  for (const file of ['package.json', 'webpack.config.ts'])
    cpSync(path.join(workspace, piece, file), inSample(`${piece}/${file}`));
}

/** Creates a small remote that replaces the growth remote, and a copy of the shell. Keeps webpack's caches. */
export function makeSample(): void {
  begin('shell');
  cpSync(path.join(workspace, 'shell/src'), inSample('shell/src'), { recursive: true });
  appendFileSync(inSample('shell/src/main.tsx'), mountMark);
  write(mark, markSaying('Shell'));
  begin(remote);
  write(`${remote}/remote.config.ts`, config);
  write(entry, entryWith('first'));
  write(page, pageSaying('Page'));
  write(styles, stylesWith(1));
}
