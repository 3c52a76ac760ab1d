// The public API of @tessera/i18n. `pnpm api` writes this file from the types: change the sources instead.

declare module '@tessera/i18n' {
  export {
    FALLBACK_LANGUAGE,
    Language,
    Namespace,
    Text,
    TextKey,
    TextValues,
    Texts,
    cleanCode,
    cleanDigits,
    cleanName,
    cleanPhone,
    codesFor,
    detectLanguage,
    directionOf,
    fallbacksOf,
    hasNames,
    languageFor,
    languageOf,
    languages,
    localeOf,
    neededLanguages,
    tagOf,
    tagPatterns,
    timeFormat,
    withFallbacks,
  };
}

declare module '@tessera/i18n/catalogs' {
  export {
    readCatalogs,
  };
}

declare module '@tessera/i18n/search' {
  export {
    fold,
    matcher,
  };
}

interface Catalogs<Texts> {
    readonly codes: readonly string[];
    readonly nearest: (code: string) => string;
    readonly textsIn: (code: string) => Texts;
}
declare const FALLBACK_LANGUAGE = "EN";
interface Language {
    readonly code: string;
    readonly tag: string;
    readonly name: string;
    readonly direction: 'ltr' | 'rtl';
    readonly flag: string;
}
type Namespace = keyof Texts & string;
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Stem<Key> = Key extends `${infer Name}_${PluralForm}` ? Name : Key;
type Text<N extends Namespace> = (key: TextKey<N>, values?: TextValues) => string;
type TextKey<N extends Namespace = Namespace> = {
    [M in N]: Stem<Exclude<keyof Texts[M], 'default'>>;
}[N] & string;
type TextValues = Readonly<Record<string, string | number>>;
interface Texts {
}
declare const cleanCode: (typed: string) => string;
declare const cleanDigits: (typed: string) => string;
declare const cleanName: (typed: string) => string;
declare function cleanPhone(typed: string): string;
declare const codesFor: (tag: string) => readonly string[];
declare function detectLanguage(input: {
    readonly stored: string | undefined;
    readonly browser: readonly string[];
    readonly offered: readonly string[];
    readonly fallback?: string;
}): string;
declare const directionOf: (code: string) => 'ltr' | 'rtl';
declare const fallbacksOf: (code: string) => readonly string[];
declare const fold: (text: string) => string;
declare function hasNames(locale: string): boolean;
declare function languageFor(wanted: string, { spoken, fallback }: {
    readonly spoken: readonly string[] | undefined;
    readonly fallback: string;
}): string;
declare const languageOf: (code: string) => Language | undefined;
declare const languages: readonly Language[];
declare const localeOf: (code: string) => string;
declare function matcher(query: string): (folded: string) => boolean;
declare const neededLanguages: (offered: readonly string[]) => ReadonlySet<string>;
declare function readCatalogs<Texts extends Readonly<Record<string, string>>>(folder: URL, english: Texts): Catalogs<Texts>;
declare const tagOf: (code: string) => string;
declare const tagPatterns: () => ReadonlyArray<readonly [pattern: string, code: string]>;
declare function timeFormat(code: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat;
declare const withFallbacks: (code: string) => readonly string[];
