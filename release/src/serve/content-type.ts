export const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  wasm: 'application/wasm',
};

const ending = (path: string) => /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';

/** The content type of a file by its name; plain bytes for a kind that we do not know. */
export const contentType = (path: string): string => types[ending(path)] ?? 'application/octet-stream';

/** Whether an address asks for a file of a known kind, and so not for a page. */
export const isFile = (path: string): boolean => Object.hasOwn(types, ending(path));
