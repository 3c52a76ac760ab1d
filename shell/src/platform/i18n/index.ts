import { useMemo } from 'react';
import { useStore } from 'zustand';
import { text, textVersion } from './engine';
import { currentLanguage } from './language';

export { provideTexts, speak, text, textVersion } from './engine';
export { adoptLanguage, currentLanguage, offeredCodes } from './language';
export { changeLanguage, detectAgain } from './switch-language';

/** Returns the sentence of a key of a namespace. */
export type Text = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of a namespace (a remote's is its name), in the current language. */
export function useText(namespace: string): Text {
  const version = useStore(textVersion, (state) => state.version);
  return useMemo(() => textsAt(version, namespace), [namespace, version]);
}

/** A new function for every version, so that dependents render again. */
const textsAt =
  (_version: number, namespace: string): Text =>
  (key, values) =>
    text(namespace, key, values);

/** Product code of the current language. */
export function useLanguage(): string {
  useStore(textVersion, (state) => state.version);
  return currentLanguage();
}
