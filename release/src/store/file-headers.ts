import { contentType as typeOf } from 'mime-types';
import { encodings } from './compress';

const OTHER_FILE = 'application/octet-stream';

/**
 * File extensions of builds. A closed list, because it also decides whether a path is a file or a page: a page's path
 * may end like one of the other 1,200 extensions that `mime-types` knows (`/m/game/vendor.com`).
 */
const extensions =
  'js mjs css json map webmanifest html txt svg png jpg jpeg gif webp avif ico woff2 woff mp3 mp4 webm wasm';

/** Content types by file extension. The server and nginx's `types` block use the same ones. */
export const contentTypes: Readonly<Record<string, string>> = Object.fromEntries(
  extensions.split(' ').map((ending) => [ending, typeOf(ending) || OTHER_FILE]),
);

/** `cache-control` of files that never change. */
export const immutable = 'public, max-age=31536000, immutable';
/** `cache-control` of pointers: caches may serve an old release for 30 s. */
export const pointerAge = 'public, max-age=30';

const extension = (path: string) => /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
const contentType = (path: string): string => contentTypes[extension(path)] ?? OTHER_FILE;
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
