import { encodings } from '../publish/compress';
import { contentType } from '../serve/content-type';
import { immutable, pointerAge } from '../serve/headers';

/** Headers that a file of the store is served with, whoever serves it. */
export interface FileHeaders {
  readonly type: string;
  readonly cache: string;
  /** Of a compressed copy, which has the type of its file. */
  readonly encoding?: string;
}

const isPointer = (path: string) => /^\/m\/releases\/[^/]+\.json$/.test(path);

/** The headers of a file by its path. */
export function headersOf(path: string): FileHeaders {
  const packed = encodings.find(({ ending }) => path.endsWith(ending));
  const plain = packed ? path.slice(0, -packed.ending.length) : path;
  return {
    type: contentType(plain),
    cache: isPointer(plain) ? pointerAge : immutable,
    ...(packed && { encoding: packed.name }),
  };
}
