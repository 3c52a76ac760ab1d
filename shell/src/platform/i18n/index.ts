import { useMemo } from 'react';
import { useStore } from 'zustand';
import { text, textVersion } from './engine';
import { currentLanguage, offeredCodes, storeLanguage } from './language';
import { switchLanguage } from './switch-language';

export { provideTexts, speak, text, textVersion } from './engine';
export { adoptLanguage, currentLanguage, offeredCodes } from './language';
export { detectAgain } from './switch-language';

/** Gives the sentence behind a key of a namespace. */
export type Text = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of a namespace (a remote's is its name), in the current language. */
export function useText(namespace: string): Text {
  const version = useStore(textVersion, (state) => state.version);
  return useMemo(() => textsAt(version, namespace), [namespace, version]);
}

/** A new function for every version, so that whatever depends on it renders again. */
const textsAt =
  (_version: number, namespace: string): Text =>
  (key, values) =>
    text(namespace, key, values);

/** Product code of the current language. */
export function useLanguage(): string {
  useStore(textVersion, (state) => state.version);
  return currentLanguage();
}

/** Switches the whole page to another language and remembers it; one that the merchant does not offer changes nothing. */
export async function changeLanguage(code: string): Promise<void> {
  if (!offeredCodes().includes(code))
    return console.warn(`[tessera] the merchant offers no language ${code}`);
  storeLanguage(code);
  await switchLanguage(code);
}
