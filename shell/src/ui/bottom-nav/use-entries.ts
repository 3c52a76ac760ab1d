import type { FooterEntry } from '@tessera/contract';
import { useSite } from '../../core/site';
import { useTap } from './use-tap';
import { shownEntries } from './visible-entries';

/** Ways to the parts of the product, under the rules of the bottom navigation (R2.28 to R2.46). */
export interface Entries {
  /** Those that the merchant shows. */
  readonly shown: readonly FooterEntry[];
  /** Does what a tap on an entry means for whoever is here. */
  tap(entry: FooterEntry): void;
}

/** Which of some entries a page may offer, and what a tap on each does. */
export function useEntries(wanted: readonly FooterEntry[]): Entries {
  const site = useSite((state) => state);
  return { shown: shownEntries(wanted, site), tap: useTap() };
}
