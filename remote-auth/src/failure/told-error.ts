import type { TextKey } from '@tessera/shell/i18n';

/** A failure that knows its own sentence: a key of the catalog. */
export abstract class ToldError extends Error {
  abstract readonly key: TextKey<'auth'>;
}
