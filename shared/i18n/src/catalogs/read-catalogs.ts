import { readdirSync, readFileSync } from 'node:fs';
import { FALLBACK_LANGUAGE, languages, withFallbacks } from '..';

/** The catalogs of one piece. */
export interface Catalogs<Texts> {
  /** Product codes of the languages with a catalog, in the order of the product. */
  readonly codes: readonly string[];
  /** The language itself if it has a catalog, otherwise its nearest fallback. */
  readonly nearest: (code: string) => string;
  /** The texts for a language; a missing text is that of the nearest fallback that has it. */
  readonly textsIn: (code: string) => Texts;
}

/**
 * Reads every catalog in a folder, so that a new language needs no line of code. For Node.
 * @param folder URL of the folder; its file `EN.json` is the catalog of EN
 * @param english the English catalog, which has every text
 * @throws SyntaxError for a file that is not JSON
 */
export function readCatalogs<Texts extends Readonly<Record<string, string>>>(
  folder: URL,
  english: Texts,
): Catalogs<Texts> {
  const read = (file: string): Partial<Texts> => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  const files = new Set(readdirSync(folder));
  const codes = languages.map(({ code }) => code).filter((code) => files.has(`${code}.json`));
  const own = new Map(codes.map((code) => [code, read(`${code}.json`)]));
  const nearest = (code: string) => withFallbacks(code).find((one) => own.has(one)) ?? FALLBACK_LANGUAGE;
  const complete = (code: string): Texts => {
    let texts = english;
    for (const one of [...withFallbacks(code)].reverse()) texts = { ...texts, ...own.get(one) };
    return texts;
  };
  const whole = new Map(codes.map((code) => [code, complete(code)]));
  return { codes, nearest, textsIn: (code) => whole.get(nearest(code)) ?? english };
}
