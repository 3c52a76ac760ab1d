import { keys } from '@tessera/contract';
import { detectLanguage, directionOf, languageOf, tagOf } from '@tessera/i18n';
import { currentRelease } from '../release';
import { isStored, storedValue } from '../storage';

const stored = storedValue(keys.language);

/** The languages that the merchant offers, unknown codes left out. */
export const offeredCodes = (): readonly string[] =>
  currentRelease().merchant.languages.filter((code) => languageOf(code));

/** The language to start with (R4.34a). */
export function startLanguage(): string {
  return detectLanguage({
    stored: stored.get(),
    browser: navigator.languages,
    offered: offeredCodes(),
    fallback: currentRelease().merchant.defaultLanguage,
  });
}

let current: string | undefined;

/** Product code of the language that the page speaks. */
export function currentLanguage(): string {
  current ??= startLanguage();
  return current;
}

/** Makes the document and the next start speak a language. */
export function adoptLanguage(code: string): void {
  current = code;
  document.documentElement.lang = tagOf(code);
  document.documentElement.dir = directionOf(code);
}

/** Remembers the member's own choice. */
export const storeLanguage = (code: string): void => stored.set(code);

/** Whether the member has chosen a language on this device. */
export const hasChosen = (): boolean => isStored(keys.language);
