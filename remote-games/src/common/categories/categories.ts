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
 * ELOTT, SEA_LOTT comes 5 after ELOTT, and VIETNAM_LOTTO comes 1 after LOTT (R9.35). OTHER is our own: it has the games
 * of all categories that the table does not have, so that no member reads a code.
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
  OTHER: { ordinal: 1200, icon: other },
} as const satisfies Readonly<Record<string, Category>>;
export type GameCategory = keyof typeof categories;

/** The category that has the games of all unknown categories. */
export const OTHER = 'OTHER' satisfies GameCategory;

/** The code of the member's favourites, which are shown as a category. The gateway does not know it. */
export const FAVOURITES = 'FAVOURITES';

export type ShownCategory = GameCategory | typeof FAVOURITES;

export const isFavourites = (category: ShownCategory | undefined): category is typeof FAVOURITES =>
  category === FAVOURITES;

const isKnown = (code: string): code is GameCategory => Object.hasOwn(categories, code);

/** All categories with games. */
export const gameCategories: readonly GameCategory[] = Object.keys(categories).filter(isKnown);

/** @returns the category in which the games of a gateway's category are shown */
export const categoryOf = (code: string): GameCategory => (isKnown(code) ? code : OTHER);

/** @returns the position of a category among all categories, ascending (R9.35) */
export const ordinalOf = (category: GameCategory): number => categories[category].ordinal;

/** @returns the outline for `<Icon>` */
export const categoryIcon = (category: GameCategory): string => categories[category].icon;

/** @returns the name of a category in the member's language */
export const categoryName = (
  text: (key: `category_${ShownCategory}`) => string,
  category: ShownCategory,
): string => text(`category_${category}`);
