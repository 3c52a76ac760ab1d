import { templates } from '@tessera/ui/themes';
import * as v from 'valibot';

export const schemes = ['light', 'dark'] as const;
export const directions = ['ltr', 'rtl'] as const;
export const densities = ['normal', 'pseudo'] as const;
/** In CSS pixels. */
export const widths = ['320', '390', '768', '1280'] as const;

/** What the gallery shows, and how. An unknown value is replaced by the first one. */
const choice = v.object({
  /** The name of a component or of a screen. An unknown name shows the first component. */
  show: v.optional(v.string(), 'Button'),
  template: v.fallback(v.picklist(templates), templates[0]),
  scheme: v.fallback(v.picklist(schemes), schemes[0]),
  direction: v.fallback(v.picklist(directions), directions[0]),
  text: v.fallback(v.picklist(densities), densities[0]),
  width: v.fallback(v.picklist(widths), widths[1]),
});

export type Choice = v.InferOutput<typeof choice>;

/** Reads the choice out of the query of an address. */
export const readChoice = (query: string): Choice =>
  v.parse(choice, Object.fromEntries(new URLSearchParams(query)));

/** The path of all that the gallery serves. */
export const GALLERY = '/gallery/';

/** The gallery itself, one story alone, all states of some groups, and the first state of every component. */
export type Place = '' | 'story' | 'sheet' | 'overview';

/** @returns the name of the one state that a page with one story shows, or null for all of them */
export const readState = (query: string): string | null => new URLSearchParams(query).get('state');

/**
 * @param state the one state to show of a story; all of them if absent
 * @returns the path and query of a page of the gallery
 */
export const addressOf = (place: Place, choice: Partial<Choice>, state?: string): string =>
  `${GALLERY}${place}?${new URLSearchParams({ ...choice, ...(state !== undefined && { state }) })}`;
