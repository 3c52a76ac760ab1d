import { FALLBACK_LANGUAGE } from './languages';

const special: ReadonlyArray<readonly [RegExp, readonly string[]]> = [
  [/^zh-(hant|hk|mo|tw)/, ['TW', 'CN']],
  [/^zh/, ['CN', 'TW']],
  [/^(fil|tl)/, ['TY']],
  [/^(id|in)\b/, ['ID']],
  [/^pt-br/, ['PT-BR', 'PT']],
  [/^pt/, ['PT', 'PT-BR']],
  [/^ko/, ['KO', 'KR']],
  [/^ur-latn/, ['UR-LA', 'UR']],
  [/^my/, ['MY']],
];

/** Product codes that would serve a browser's language tag, best first. */
export function codesFor(tag: string): readonly string[] {
  const lower = tag.toLowerCase();
  const row = special.find(([pattern]) => pattern.test(lower));
  return row ? row[1] : [lower.split('-')[0]?.toUpperCase() ?? ''];
}

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
