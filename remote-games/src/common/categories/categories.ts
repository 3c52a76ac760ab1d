import sports from '@phosphor-icons/core/assets/fill/basketball-fill.svg';
import slots from '@phosphor-icons/core/assets/fill/cherries-fill.svg';
import house from '@phosphor-icons/core/assets/fill/crown-simple-fill.svg';
import lottery from '@phosphor-icons/core/assets/fill/dice-five-fill.svg';
import fish from '@phosphor-icons/core/assets/fill/fish-simple-fill.svg';
import other from '@phosphor-icons/core/assets/fill/game-controller-fill.svg';
import arcade from '@phosphor-icons/core/assets/fill/joystick-fill.svg';
import instant from '@phosphor-icons/core/assets/fill/lightning-fill.svg';
import crash from '@phosphor-icons/core/assets/fill/rocket-launch-fill.svg';
import table from '@phosphor-icons/core/assets/fill/spade-fill.svg';
import duel from '@phosphor-icons/core/assets/fill/sword-fill.svg';
import ticket from '@phosphor-icons/core/assets/fill/ticket-fill.svg';
import live from '@phosphor-icons/core/assets/fill/video-camera-fill.svg';
import { type FAVOURITES, isFavourites } from './category-kinds';

interface Category {
  /** The position among all categories, ascending (R9.35). */
  readonly ordinal: number;
  /** The outline for `<Icon>`. */
  readonly icon: string;
}

/**
 * The categories of the specification (R1.1b). Each also has a name in the catalogs, `category_<code>`.
 *
 * The ordinals start at 100 and rise by 100. Three categories belong beside another one: ELOTTO has the ordinal of
 * ELOTT, SEA_LOTT comes 5 after ELOTT, and VIETNAM_LOTTO comes 1 after LOTT (R9.35).
 */
const categories = {
  SPORTS: { ordinal: 100, icon: sports },
  LIVE: { ordinal: 200, icon: live },
  TCG: { ordinal: 300, icon: house },
  RNG: { ordinal: 400, icon: slots },
  TABLE: { ordinal: 500, icon: table },
  FISH: { ordinal: 600, icon: fish },
  PVP: { ordinal: 700, icon: duel },
  CRASH: { ordinal: 800, icon: crash },
  ARCADE: { ordinal: 900, icon: arcade },
  LOTT: { ordinal: 1000, icon: ticket },
  VIETNAM_LOTTO: { ordinal: 1001, icon: lottery },
  ELOTT: { ordinal: 1100, icon: instant },
  ELOTTO: { ordinal: 1100, icon: instant },
  SEA_LOTT: { ordinal: 1105, icon: lottery },
} as const satisfies Readonly<Record<string, Category>>;
type Code = keyof typeof categories;

/** For a category that the table does not have: it comes last. */
const unknown: Category = { ordinal: 1200, icon: other };

/** The categories that the page knows. */
export const categoryCodes: readonly string[] = Object.keys(categories);

const isKnown = (code: string): code is Code => Object.hasOwn(categories, code);
const find = (code: string): Category => (isKnown(code) ? categories[code] : unknown);

/** @returns the position of a category among all categories, ascending (R9.35) */
export const ordinalOf = (category: string): number => find(category).ordinal;

/** @returns the outline for `<Icon>` */
export const categoryIcon = (category: string): string => find(category).icon;

/** @returns the name of a category in the member's language; the code itself for a category without a name */
export const categoryName = (
  text: (key: `category_${Code | typeof FAVOURITES}`) => string,
  category: string,
): string => (isKnown(category) || isFavourites(category) ? text(`category_${category}`) : category);
