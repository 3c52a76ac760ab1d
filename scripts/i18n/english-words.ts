import { glossaryOf } from './pieces';

/** Names, and words of the trade that most markets keep. A glossary adds those that its language keeps. */
const common = new Set([
  ...'android apple binance chrome facebook firefox geetest google instagram ios ipad iphone line mac maya nagad paypal pix'.split(
    ' ',
  ),
  ...'safari telegram tether usdt trc whatsapp windows zalo'.split(' '),
  ...'app arcade authenticator chat cookie crash e email hot ip live min ok otp pin qr sms status vip x'.split(
    ' ',
  ),
]);

/** Latin words of a text, in lower case, without placeholders and tags. */
export const latinWords = (text: string): readonly string[] =>
  text
    .replace(/{+\s*\w+\s*}+|<[^>]*>/g, ' ')
    .toLowerCase()
    .match(/\p{Script=Latin}+/gu) ?? [];

/** What a glossary says in its own language: the second column, the notes and the voice, not the English column. */
const choices = (glossary: string): string =>
  glossary
    .split('\n')
    .map((line) => (line.startsWith('|') ? line.split('|').slice(2).join(' ') : line))
    .join('\n');

/** Words of the glossaries by language: thousands of texts are compared with each. */
const chosenWords = new Map<string, ReadonlySet<string>>();

/** @returns whether a language keeps an English word: its glossary says so, or every language does */
export function keptWords(code: string): (word: string) => boolean {
  const chosen = chosenWords.get(code) ?? new Set(latinWords(choices(glossaryOf(code))));
  chosenWords.set(code, chosen);
  return (word) => common.has(word) || chosen.has(word);
}
