export { compress, type Encoding, encodings } from './compress';
export { contentTypes, headersOf, immutable, isFile, pointerAge } from './file-headers';
export { openFolderStore } from './folder-store';
export { claimNumber, latestNumbered, numbered, numbersIn } from './numbered';
export { openStore } from './open-store';
export {
  historyFolder,
  pieceFolder,
  pointerPath,
  type ReadableStore,
  type Store,
  versionFolder,
} from './store';
