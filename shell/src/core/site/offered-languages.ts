import { type Language, languageOf } from '@tessera/i18n';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { offeredCodes } from '../../platform/i18n';
import { siteStore } from './store';

/**
 * What a language picker lists: the languages that the template parameters name, in their order (R1.10b). What the
 * release does not offer cannot be chosen; where they name none of it, all that it offers is listed.
 */
export function useOfferedLanguages(): readonly Language[] {
  const named = useStore(siteStore, ({ mobileTemplate }) => mobileTemplate.languages);
  return useMemo(() => {
    const offered = offeredCodes();
    const listed = named?.filter((code) => offered.includes(code)) ?? [];
    return (listed.length > 0 ? listed : offered).flatMap((code) => languageOf(code) ?? []);
  }, [named]);
}
