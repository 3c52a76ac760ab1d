import { FALLBACK_LANGUAGE } from './languages';

/** Languages whose readers read another language of the product better than English, nearest first. */
const relatives: ReadonlyMap<string, readonly string[]> = new Map([
  ['CN', ['TW']],
  ['TW', ['CN']],
  ['PT', ['PT-BR']],
  ['PT-BR', ['PT']],
  ['KO', ['KR']],
  ['KR', ['KO']],
  ['UR-LA', ['UR']],
]);

/** @returns the product codes that serve a reader of this language if it is not available, best first; English is last */
export const fallbacksOf = (code: string): readonly string[] =>
  [...(relatives.get(code) ?? []), FALLBACK_LANGUAGE].filter((other) => other !== code);

/** @returns a language and its fallbacks, best first */
export const withFallbacks = (code: string): readonly string[] => [code, ...fallbacksOf(code)];

/** @returns all languages that a page needs which offers these: with every language that one of them falls back to */
export const neededLanguages = (offered: readonly string[]): ReadonlySet<string> =>
  new Set(offered.flatMap(withFallbacks));
