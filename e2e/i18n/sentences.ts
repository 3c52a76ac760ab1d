import { directionOf } from '@tessera/i18n';
import { catalogOf } from '../../scripts/i18n/pieces';
import { pseudoCatalog } from '../../scripts/i18n/pseudo';

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** As it is after `escaped`, with two braces in the product's catalogs and one in the sandbox's. */
const PLACEHOLDER = /(?:\\{){1,2}\s*\w+\s*(?:\\}){1,2}/g;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The sentences of a language, to find them on a page. */
export interface Sentences {
  readonly direction: 'ltr' | 'rtl';
  /** The sentence of a key without placeholders. */
  readonly text: (piece: string, key: string) => string;
  /** Matches a whole text that is the sentence of a key, whatever its placeholders contain, in each of its plural forms. */
  readonly say: (piece: string, key: string) => RegExp;
  /** Matches a text that contains the sentence. */
  readonly saying: (piece: string, key: string) => RegExp;
}

function sentencesFrom(code: string, read: (piece: string) => Readonly<Record<string, string>>): Sentences {
  const catalogs = new Map<string, Readonly<Record<string, string>>>();
  /** The texts of a key: one, or one for each plural form. */
  const formsOf = (piece: string, key: string): readonly string[] => {
    const texts = catalogs.get(piece) ?? read(piece);
    catalogs.set(piece, texts);
    const forms = Object.entries(texts).filter(([own]) => own === key || own.replace(PLURAL, '') === key);
    if (forms.length === 0) throw new Error(`${piece} has no ${code} text for ${key}`);
    return forms.map(([, text]) => text);
  };
  const source = (piece: string, key: string): string =>
    formsOf(piece, key)
      .map((text) => escaped(text).replace(PLACEHOLDER, '.*'))
      .join('|');
  return {
    direction: directionOf(code),
    text: (piece, key) => formsOf(piece, key)[0] ?? '',
    say: (piece, key) => new RegExp(`^(${source(piece, key)})$`),
    saying: (piece, key) => new RegExp(source(piece, key)),
  };
}

/** The sentences of a language as the catalogs have them. */
export const sentencesIn = (code: string): Sentences =>
  sentencesFrom(code, (piece) => catalogOf(piece, code));

/** What the gateway and the demo games say themselves. */
const ofOthers = new Set(['sandbox', 'demo games']);

/** The sentences of the pseudo-language in the place of a language, and what others say in that language. */
export const pseudoSentences = (code: string): Sentences =>
  sentencesFrom(code, (piece) =>
    ofOthers.has(piece) ? catalogOf(piece, code) : pseudoCatalog(piece, catalogOf(piece, 'EN'), code),
  );
