import { tagOf } from '@tessera/i18n';
import { keptWords, latinWords } from './english-words';

const composite: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Han'],
  Hant: ['Han'],
  Jpan: ['Han', 'Hira', 'Kana'],
  Kore: ['Hang'],
};

/** Unicode scripts of a language. */
const scriptsOf = (code: string): readonly string[] => {
  const script = new Intl.Locale(tagOf(code)).maximize().script ?? 'Latn';
  return composite[script] ?? [script];
};

/** The letters of a language by its code: thousands of texts are compared with each. */
const ownLetters = new Map<string, RegExp>();

function lettersOf(code: string): RegExp {
  const scripts = scriptsOf(code).map((script) => `\\p{scx=${script}}`);
  const known = ownLetters.get(code) ?? new RegExp(`[${scripts.join('')}]`, 'u');
  ownLetters.set(code, known);
  return known;
}

/** Quotation marks other than “ ” and ‘ ’. */
const quotes: Readonly<Record<string, string>> = {
  FR: '«»',
  RU: '«»„“',
  KK: '«»',
  ES: '«»“”',
  PT: '«»“”',
  AR: '«»“”',
  TW: '「」『』',
  JA: '「」『』',
};

/** Letters that look right but belong to a neighbour of the language. */
const foreign: Readonly<Record<string, RegExp>> = {
  CN: /[們這國錢帳戶請號碼選擇點擊開關時間問題網頁頭]/u,
  TW: /[们这国钱账户请号码选择点击开关时间问题网页头]/u,
  UR: /[يكىة]/u,
  AR: /[ٹڈڑںھہےگچپ]/u,
  RU: /[әғқңөұүһі]/iu,
};

/** Punctuation that the language writes with signs or spaces of its own. */
const punctuation: Readonly<Record<string, RegExp>> = {
  FR: /[\p{L}\d»%][!?;:](?!\/\/|\d)|« | »/u,
  CN: /\p{sc=Han}[,!?;:]/u,
  TW: /\p{sc=Han}[,!?;:]/u,
  JA: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][,!?;:]/u,
  AR: /\p{sc=Arab}[,?;]/u,
  UR: /\p{sc=Arab}[,?;.]/u,
};

/** English words that a text may share with English without being a copy: languages of two tongues borrow phrases. */
const loans = (code: string): number => (code === 'TY' || code === 'UR-LA' ? 2 : 1);

const anyQuote = /["'„“”«»「」『』]/gu;
const plain = (text: string): string => text.replace(/{+\s*\w+\s*}+|<[^>]*>/g, ' ');

function letterFaults(code: string, text: string, english: string): string[] {
  const own = scriptsOf(code);
  const letters = text.match(/\p{L}/gu) ?? [];
  const isOwn = lettersOf(code);
  const strange = letters.filter((letter) => !isOwn.test(letter) && !/\p{scx=Latn}/u.test(letter));
  if (strange.length > 0) return [`has letters of another script: ${strange.join('')}`];
  if (own.includes('Latn')) return [];
  const isKept = keptWords(code);
  const latin = latinWords(text).filter((word) => !isKept(word));
  const unknown = latin.filter((word) => !latinWords(english).includes(word));
  if (unknown.length > 0) return [`has Latin words that the glossary does not keep: ${unknown.join(' ')}`];
  return latin.length > 0 && !letters.some((letter) => isOwn.test(letter))
    ? ['is not in its own script']
    : [];
}

/**
 * What is wrong with how a text is written in its language, in words: letters of another script, quotation marks,
 * digits and punctuation of another language, or a copy of the English text.
 */
export function writingFaults(code: string, text: string, english: string): string[] {
  const body = plain(text);
  const allowed = quotes[code] ?? '“”„';
  const marks = (body.match(anyQuote) ?? []).filter((mark) => !allowed.includes(mark));
  const digits = (body.match(/\p{Nd}/gu) ?? []).filter((digit) => !/[0-9]/.test(digit));
  const isKept = keptWords(code);
  const copied = text === english && latinWords(text).filter((word) => !isKept(word)).length > loans(code);
  return [
    ...letterFaults(code, body, plain(english)),
    ...(marks.length > 0 ? [`has the quotation marks ${marks.join('')}`] : []),
    ...(digits.length > 0 ? [`has the digits ${digits.join('')}`] : []),
    ...(foreign[code]?.test(body) ? ['has letters of a neighbour language'] : []),
    ...(punctuation[code]?.test(body) ? ['has punctuation of another language'] : []),
    ...(copied ? ['is a copy of the English text'] : []),
  ];
}
