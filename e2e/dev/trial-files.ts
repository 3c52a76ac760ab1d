import { appendFileSync, cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const workspace = path.resolve(import.meta.dirname, '../..');

/** Holds copies of the pieces that the test changes; ignored by git. */
export const trialFolder = path.join(workspace, '.tessera/e2e-dev');

const inTrial = (file: string) => path.join(trialFolder, file);

/** Replaces a source of the trial, as an editor would. */
export const write = (file: string, text: string): void => writeFileSync(inTrial(file), text);

const remote = 'remote-growth';
export const page = `${remote}/src/page.tsx`;
export const styles = `${remote}/src/page.module.css`;
export const entry = `${remote}/src/remote.tsx`;

/** A component of the shell that stands beside the application. */
export const mark = 'shell/src/trial-mark.tsx';

/** A button that counts, in React's own state, and carries a word. */
const counter = (word: string, attributes = ''): string => `
  const [count, setCount] = useState(0);
  return <button type="button" ${attributes} onClick={() => setCount(count + 1)}>${word} {count}</button>;
`;

export const pageSaying = (word: string): string => `
import { useState } from 'react';
import styles from './page.module.css';
export default function TrialPage() {${counter(word, 'className={styles.button}')}}
`;

export const markSaying = (word: string): string => `
import { useState } from 'react';
export function TrialMark() {${counter(word)}}
`;

const mountMark = `
import { createElement as elementOfTrial } from 'react';
import { createRoot as rootOfTrial } from 'react-dom/client';
import { TrialMark } from './trial-mark';
const placeOfTrial = document.createElement('aside');
document.body.prepend(placeOfTrial);
rootOfTrial(placeOfTrial).render(elementOfTrial(TrialMark));
`;

export const stylesWith = (width: number): string =>
  `@layer remote { .button { outline: ${width}px solid; } }`;

/** The remote itself, which no hot update can replace; \`note\` lands on the document. */
export const entryWith = (note: string): string => `
import { defineRemote, lazyPage } from '@tessera/remote';
document.documentElement.dataset.note = '${note}';
export default defineRemote({
  routes: [{ path: '/m/trial', page: lazyPage(() => import(/* webpackChunkName: "trial" */ './page')) }],
  catalog: async () => ({ default: {} }),
});
`;

const config = `
import { defineRemoteConfig } from '@tessera/remote';
export default defineRemoteConfig({ name: 'growth', shell: '^1.0.0', routes: [{ path: '/m/trial', chunk: 'trial' }] });
`;

/** Empties a folder of the trial and lets it use the packages of the piece that it stands in for. */
function begin(piece: string): void {
  for (const part of ['src', 'node_modules'])
    rmSync(inTrial(`${piece}/${part}`), { recursive: true, force: true });
  mkdirSync(inTrial(`${piece}/src`), { recursive: true });
  symlinkSync(path.join(workspace, piece, 'node_modules'), inTrial(`${piece}/node_modules`));
  for (const file of ['package.json', 'webpack.config.ts'])
    cpSync(path.join(workspace, piece, file), inTrial(`${piece}/${file}`));
}

/** Makes a small remote in the place of the growth remote, and a copy of the shell. Webpack's caches stay. */
export function makeTrial(): void {
  begin('shell');
  cpSync(path.join(workspace, 'shell/src'), inTrial('shell/src'), { recursive: true });
  appendFileSync(inTrial('shell/src/main.tsx'), mountMark);
  write(mark, markSaying('Shell'));
  begin(remote);
  write(`${remote}/remote.config.ts`, config);
  write(entry, entryWith('first'));
  write(page, pageSaying('Page'));
  write(styles, stylesWith(1));
}
