/**
 * The English catalogs by namespace. Types only: each piece adds its own in `src/locales/texts.d.ts`, so that the
 * compiler checks the keys of its texts.
 *
 *     declare module '@tessera/i18n' {
 *       interface Texts {
 *         readonly bonus: typeof import('./EN.json');
 *       }
 *     }
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: the pieces fill it
export interface Texts {}

/** A piece with catalogs. */
export type Namespace = keyof Texts & string;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Stem<Key> = Key extends `${infer Name}_${PluralForm}` ? Name : Key;

/** A key of a namespace's English catalog. All plural forms of a text have one key, without their ending. */
export type TextKey<N extends Namespace = Namespace> = {
  [M in N]: Stem<Exclude<keyof Texts[M], 'default'>>;
}[N] &
  string;

/** Values for the placeholders of a text. `count` also chooses its plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** @returns the text with a key of the namespace, in the current language */
export type Text<N extends Namespace> = (key: TextKey<N>, values?: TextValues) => string;
