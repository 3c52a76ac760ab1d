import { encodings } from './compress';

/** Content types by file extension. A closed list: the server and nginx's `types` block use the same one. */
export const contentTypes: Readonly<Record<string, string>> = {
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

/** `cache-control` of files that never change. */
export const immutable = 'public, max-age=31536000, immutable';
/** `cache-control` of pointers: caches may serve an old release for 30 s. */
export const pointerAge = 'public, max-age=30';

const extension = (path: string) => /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
const contentType = (path: string): string => contentTypes[extension(path)] ?? 'application/octet-stream';
const isPointer = (path: string) => /^\/m\/releases\/[^/]+\.json$/.test(path);

/** @returns whether a path has a known file extension, so that it requests a file and not a page */
export const isFile = (path: string): boolean => Object.hasOwn(contentTypes, extension(path));

/** Response headers of a stored file, the same for the server and for a bucket. */
interface FileHeaders {
  readonly type: string;
  readonly cache: string;
  /** Content encoding of a compressed copy. Its type is that of the original. */
  readonly encoding?: string;
}

/** @returns the response headers of a stored file, derived from its path */
export function headersOf(path: string): FileHeaders {
  const copy = encodings.find(({ ending }) => path.endsWith(ending));
  const original = copy ? path.slice(0, -copy.ending.length) : path;
  return {
    type: contentType(original),
    cache: isPointer(original) ? pointerAge : immutable,
    ...(copy && { encoding: copy.name }),
  };
}
