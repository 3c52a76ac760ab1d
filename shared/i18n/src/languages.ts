/** A language of the product. `tag` is BCP-47; the product's own codes are not (integrations decide by code, Intl by tag). */
export interface Language {
  readonly code: string;
  readonly tag: string;
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Country code of the flag picture (R9.40). */
  readonly flag: string;
}

const rows = `
EN en English us|CN zh-Hans 简体中文 cn|TW zh-Hant 繁體中文 tw|RU ru Русский ru|TH th ไทย th|VI vi Tiếng~Việt vn|
JA ja 日本語 jp|PT pt Português pt|PT-BR pt-BR Português~(Brasil) br|ES es Español es|AR ar العربية sa|MY my မြန်မာ mm|
HI hi हिन्दी in|ID id Bahasa~Indonesia id|KM km ខ្មែរ kh|KO ko 한국어 kr|KR ko 한국어 kr|MS ms Bahasa~Melayu my|TA ta தமிழ் in|
TY fil Filipino ph|BN bn বাংলা bd|UR ur اردو pk|UR-LA ur-Latn Roman~Urdu pk|LO lo ລາວ la|TR tr Türkçe tr|FR fr Français fr|
NE ne नेपाली np|TE te తెలుగు in|SW sw Kiswahili tz|KK kk Қазақ~тілі kz`;

const rightToLeft = new Set(['AR', 'UR']);

/** Every language that any list of the product names, in the order of the lists (R1.7, R1.8, R1.9). */
export const languages: readonly Language[] = rows
  .trim()
  .split(/\|\s*/)
  .map((row) => {
    const [code = '', tag = '', name = '', flag = ''] = row.trim().split(' ');
    return {
      code,
      tag,
      name: name.replaceAll('~', ' '),
      flag,
      direction: rightToLeft.has(code) ? 'rtl' : 'ltr',
    };
  });

const byCode = new Map(languages.map((language) => [language.code, language]));

/** The last resort when nothing else is known (R9.33). */
export const FALLBACK_LANGUAGE = 'EN';

/** The language of a product code, or undefined for a code that no list names. */
export const languageOf = (code: string): Language | undefined => byCode.get(code);

/** BCP-47 tag of a product code, for `lang` and Intl; English for an unknown one. */
export const tagOf = (code: string): string => byCode.get(code)?.tag ?? 'en';

/**
 * Locale of a product code for dates and numbers: Western digits in every language, because all texts and amounts have
 * them, and apps of all our markets do.
 */
export const localeOf = (code: string): string => `${tagOf(code)}-u-nu-latn`;

/** Writing direction of a product code. */
export const directionOf = (code: string): 'ltr' | 'rtl' => byCode.get(code)?.direction ?? 'ltr';
