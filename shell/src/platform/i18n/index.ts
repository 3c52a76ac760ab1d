import type { Namespace, Text } from '@tessera/i18n';
import { useMemo } from 'react';
import { useStore } from 'zustand';
// A remote that is compiled outside the workspace reaches the shell's own keys only from here.
import type {} from '../../locales/texts';
import { text, textVersions } from './engine';
import { currentLanguage } from './language';

export type { Text, TextKey } from '@tessera/i18n';
export { hasTexts, provideTexts, speak, text, textVersions } from './engine';
export { adoptLanguage, currentLanguage, offeredCodes } from './language';
export { changeLanguage, detectAgain } from './switch-language';

/** The texts of a namespace (a remote's is its name), in the current language. */
export function useText<N extends Namespace>(namespace: N): Text<N> {
  const version = useStore(textVersions, (versions) => `${versions.language} ${versions[namespace]}`);
  return useMemo(() => textsAt(version, namespace), [namespace, version]);
}

/** A new function for every version, so that dependents render again. */
const textsAt =
  <N extends Namespace>(_version: string, namespace: N): Text<N> =>
  (key, values) =>
    text(namespace, key, values);

/** Product code of the current language. */
export function useLanguage(): string {
  useStore(textVersions, ({ language }) => language);
  return currentLanguage();
}
