import { InputError } from './input-error';

/** The first bytes of the encodings besides UTF-8 in which editors and shells of Windows save text. */
const encodings: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/**
 * Decodes text without its byte order mark.
 * @throws InputError for bytes that would become other characters, as those of Latin-1
 */
export function textOf(bytes: Uint8Array): string {
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex');
  try {
    return new TextDecoder(encodings[mark] ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new InputError('it is not text in UTF-8');
  }
}
