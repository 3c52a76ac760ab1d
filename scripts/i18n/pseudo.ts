import { directionOf, tagOf } from '@tessera/i18n';
import { roomOf, widthOf } from './room';

type Catalog = Readonly<Record<string, string>>;

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀçđéƒĝĥîĵķļɱñöþɋŕšţüṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻḾÑÖÞɊŔŠŢÛṼŴẊÝŽ';

/** Placeholders and tags, which stay as they are. */
const fixed = /({{\s*\w+\s*}}|{\w+}|<[^>]*>)/;
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** How much longer than English a text may become in another language. */
export const GROWTH = 1.4;
const filler = ' öñé ţŵö ţĥŕéé ƒöüŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ éļéṽéñ ţŵéļṽé';

const withAccents = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter);

/** Words of a width. Pages show two spaces as one, so that none stands at the end. */
const filling = (width: number): string =>
  filler
    .repeat(Math.ceil(Math.max(0, width) / filler.length))
    .slice(0, Math.max(0, width))
    .replace(/ $/, 'ö');

/** Overrides the direction of each word, so that Latin letters run from right to left. */
const mirrored = (text: string): string => text.replace(/\S+/g, '\u202e$&\u202c');

/** Changes only what a translator may change. */
const inWords = (text: string, change: (words: string) => string): string =>
  text
    .split(fixed)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('');

export interface PseudoOptions {
  /** Width that the text may have in its place, in average Latin letters. Absent where there is room. */
  readonly room?: number | undefined;
  readonly direction: 'ltr' | 'rtl';
}

/**
 * An English text in the pseudo-language: `Welcome` becomes `[!!! Ŵéļçöɱé öñ !!!]`. Accents show that it comes from a
 * catalog, the marks at its ends that it is whole, and 40 % more letters what a long language needs. In a narrow place
 * its marks are short, and it is no longer than the place allows to any language.
 */
export function pseudo(text: string, { room, direction }: PseudoOptions): string {
  const width = widthOf(text);
  const grown = Math.ceil(width * GROWTH);
  const long =
    room === undefined
      ? `[!!! ${text}${filling(grown - width)} !!!]`
      : `[${text}${filling(Math.min(grown, room) - width - 2)}]`;
  return inWords(long, (words) => {
    const spoken = withAccents(words);
    return direction === 'rtl' ? mirrored(spoken) : spoken;
  });
}

/** @returns the English catalog of a piece in the pseudo-language, with the plural forms and in the direction of another language */
export function pseudoCatalog(piece: string, english: Catalog, code: string): Catalog {
  const forms = new Intl.PluralRules(tagOf(code)).resolvedOptions().pluralCategories;
  const textOf = (key: string, text: string) =>
    pseudo(text, { room: roomOf(piece, key), direction: directionOf(code) });
  return Object.fromEntries(
    Object.entries(english).flatMap(([key, text]) => {
      if (!PLURAL.test(key)) return [[key, textOf(key, text)]];
      const stem = key.replace(PLURAL, '');
      return forms.map((form) => {
        const own = `${stem}_${form}`;
        return [own, textOf(own, english[own] ?? english[`${stem}_other`] ?? text)];
      });
    }),
  );
}
