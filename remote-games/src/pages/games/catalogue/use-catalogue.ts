import { useLanguage } from '@tessera/shell/i18n';
import { useMemo, useSyncExternalStore } from 'react';
import { type CatalogueState, catalogueOf } from './catalogue';

/** The games of a category, or of all, as far as they have come; `reload` tries again after a failure. */
export function useCatalogue(category: string | undefined): CatalogueState & { reload(): void } {
  const language = useLanguage();
  const catalogue = useMemo(() => catalogueOf(category, language), [category, language]);
  const state = useSyncExternalStore(catalogue.subscribe, catalogue.state);
  return { ...state, reload: catalogue.refresh };
}
