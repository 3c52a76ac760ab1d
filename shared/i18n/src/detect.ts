import { withFallbacks } from './kinship';
import { FALLBACK_LANGUAGE, languages } from './languages';

/** Tags whose primary subtag is not the product code. */
const special: ReadonlyArray<readonly [RegExp, string]> = [
  [/^zh-(hant|hk|mo|tw)/, 'TW'],
  [/^zh/, 'CN'],
  [/^(fil|tl)\b/, 'TY'],
  [/^in\b/, 'ID'],
  [/^pt-br/, 'PT-BR'],
  [/^ur-latn/, 'UR-LA'],
];

/**
 * Patterns of browser tags with the language that each asks for; the first match counts. For a server that decides by
 * the `accept-language` header without this code. Case-insensitive.
 */
export const tagPatterns = (): ReadonlyArray<readonly [pattern: string, code: string]> => {
  const isSpecial = (tag: string) => special.some(([pattern]) => pattern.test(tag.toLowerCase()));
  const others = languages.filter(({ code, tag }) => !isSpecial(tag) && codesFor(tag)[0] === code);
  return [
    ...special.map(([{ source }, code]) => [source, code] as const),
    ...others.map(({ code, tag }) => [`^${tag}\\b`, code] as const),
  ];
};

const codeOf = (tag: string): string =>
  special.find(([pattern]) => pattern.test(tag))?.[1] ?? tag.split('-')[0]?.toUpperCase() ?? '';

/** Product codes that would serve a browser's language tag, best first: its own language, then that language's relatives. */
export const codesFor = (tag: string): readonly string[] =>
  withFallbacks(codeOf(tag.toLowerCase())).filter((code, at) => at === 0 || code !== FALLBACK_LANGUAGE);

/**
 * The language in which another party is asked: the member's, where it speaks it, else the party's own default, EN at
 * last (R9.33). A party that lists no languages speaks any.
 */
export function languageFor(
  wanted: string,
  { spoken, fallback }: { readonly spoken: readonly string[] | undefined; readonly fallback: string },
): string {
  if (!spoken || spoken.includes(wanted)) return wanted;
  return spoken.includes(fallback) ? fallback : FALLBACK_LANGUAGE;
}

/**
 * The language to start with: the stored choice, then the browser's languages, then EN (R4.34a).
 * Only what the merchant offers counts; one that does not offer English falls back to its own default.
 */
export function detectLanguage(input: {
  readonly stored: string | undefined;
  readonly browser: readonly string[];
  readonly offered: readonly string[];
  readonly fallback?: string;
}): string {
  const { stored, browser, offered } = input;
  if (stored !== undefined && offered.includes(stored)) return stored;
  const wanted = browser.flatMap(codesFor).find((code) => offered.includes(code));
  if (wanted !== undefined) return wanted;
  if (offered.includes(FALLBACK_LANGUAGE)) return FALLBACK_LANGUAGE;
  return input.fallback ?? offered[0] ?? FALLBACK_LANGUAGE;
}
