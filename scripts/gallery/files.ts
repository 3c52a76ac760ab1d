import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GALLERY } from '@tessera/gallery/choice';
import { array, object, parse, string } from 'valibot';
import { inWorkspace } from '../workspace';
import { pseudoWords } from './pseudo-words';

/** The file that the build of the gallery writes last. */
const built = object({ scripts: array(string()), styles: array(string()) });

const folder = inWorkspace('gallery/dist');

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** The page of the gallery and of the components in it: the app finds in the address which of them it is. */
function page(): string {
  const { scripts, styles } = parse(
    built,
    JSON.parse(readFileSync(path.join(folder, 'gallery.json'), 'utf8')),
  );
  const head = [
    ...styles.map((file) => `<link rel="stylesheet" href="${GALLERY}files/${file}">`),
    ...scripts.map((file) => `<script src="${GALLERY}files/${file}" defer></script>`),
  ];
  return `<!doctype html><html lang="en" data-template="MT8801" data-scheme="auto"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Tessera gallery</title><link rel="icon" href="data:,">${head.join('')}</head><body><div id="app"></div></body></html>`;
}

export interface GalleryFile {
  readonly type: string;
  readonly content: string | Buffer;
}

/** @returns what the gallery has at a path below its own, or undefined */
export function galleryFile(name: string): GalleryFile | undefined {
  if (['', 'story', 'sheet', 'overview'].includes(name)) return { type: 'text/html', content: page() };
  const direction = /^words\/(ltr|rtl)\.json$/.exec(name)?.[1];
  if (direction === 'ltr' || direction === 'rtl')
    return { type: 'application/json', content: JSON.stringify(pseudoWords(direction)) };
  const file = /^files\/([\w-][\w.-]*)$/.exec(name)?.[1];
  const type = types[path.extname(name)];
  if (file === undefined || type === undefined) return undefined;
  try {
    return { type, content: readFileSync(path.join(folder, file)) };
  } catch {
    return undefined;
  }
}
