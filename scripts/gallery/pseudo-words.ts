import { readFileSync } from 'node:fs';
import { parse, record, string } from 'valibot';
import { GROWTH, pseudo } from '../i18n/pseudo';
import { widthOf } from '../i18n/room';
import { inWorkspace } from '../workspace';

const catalog = record(string(), string());

/** @returns the texts of the stories in the pseudo-language: each is 40 % longer, and not more, because many places are narrow */
export function pseudoWords(direction: 'ltr' | 'rtl'): Readonly<Record<string, string>> {
  const file = inWorkspace('shared/ui/src/story/english.json');
  const english = parse(catalog, JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(
    Object.entries(english).map(([key, text]) => [
      key,
      pseudo(text, { room: Math.ceil(widthOf(text) * GROWTH), direction }),
    ]),
  );
}
